import { buildSandbox } from './app.ts';
import { readConfig, type ProcessConfig } from './config.ts';

/** Whoever reaches the sandbox reads every SMS and pays every bill. So no other machine reaches it. */
const HOST = '127.0.0.1';
/** Closing takes milliseconds. The process does not wait longer than this. */
const STOP_MILLISECONDS = 900;

function readConfigOrExit(): ProcessConfig {
  try {
    return readConfig(process.env);
  } catch (error) {
    process.stderr.write(
      `The sandbox cannot start:\n${error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exit(1);
  }
}

const config = readConfigOrExit();
const app = await buildSandbox(config);

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(0), STOP_MILLISECONDS).unref();
  await app.close();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());

await app.listen({ port: config.port, host: HOST });
