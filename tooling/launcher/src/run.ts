import { addresses, Installation, type Plan, plan } from './installation.ts';
import { PROGRAMS } from './root.ts';

const say = (text: string) => void process.stdout.write(`${text}\n`);
const complain = (text: string) => void process.stderr.write(`${text}\n`);

/**
 * Runs an installation until it is told to stop: exit code 0 after a signal, 1 when it could not start, with the reason.
 * @param start - brings the parts up, in its own order
 */
export async function run(
  start: (installation: Installation, made: Plan) => Promise<void>,
  programs = PROGRAMS,
): Promise<void> {
  let installation: Installation | undefined;
  let stopping: Promise<void> | undefined;
  async function stop(code: number): Promise<void> {
    stopping ??= (async () => {
      await installation?.stop();
      process.exit(code);
    })();
    await stopping;
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (!stopping) say('Stopping …');
      void stop(0);
    });
  try {
    const made = plan(process.env, say);
    installation = new Installation(made, programs);
    await start(installation, made);
    say(addresses(made));
  } catch (error) {
    // A part that ends because everything is being stopped is no failure.
    if (!stopping) complain(`\nCould not start.\n${error instanceof Error ? error.message : String(error)}`);
    await stop(1);
  }
}
