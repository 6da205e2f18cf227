import type { StorybookProgram } from './storybook.ts';
import { addresses, Installation, type Plan, plan } from './installation.ts';
import { PROGRAMS } from './root.ts';

const say = (text: string) => void process.stdout.write(`${text}\n`);
const complain = (text: string) => void process.stderr.write(`${text}\n`);

/**
 * Runs an installation until a signal stops it. Exit code 0 after a signal, 1 with the reason after a failed start.
 * @param start - starts the parts, in its own order
 * @param storybook - the Storybook to build after the start
 */
export async function run(
  start: (installation: Installation, made: Plan) => Promise<void>,
  programs = PROGRAMS,
  storybook?: StorybookProgram,
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
  function stopAsTold(): void {
    if (!stopping) say('Stopping …');
    void stop(0);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopAsTold);
  // The process that started us has ended, so no other process can tell us to stop.
  process.on('disconnect', stopAsTold);
  process.channel?.unref();
  try {
    const made = plan(process.env, say);
    installation = new Installation(made, programs);
    await start(installation, made);
    say(addresses(made, storybook !== undefined));
    if (storybook !== undefined) installation.buildStorybook(storybook);
  } catch (error) {
    // A part that ends during the stop is no failure.
    if (!stopping) complain(`\nCould not start.\n${error instanceof Error ? error.message : String(error)}`);
    await stop(1);
  }
}
