import { readConfig } from './config.ts';
import { createLog } from './log.ts';
import { releaseMemory } from './release-memory.ts';
import { startService } from './service.ts';

/** A longer stop is cut short. The next start finds the unfinished work. */
const STOP_MILLISECONDS = 10_000;

/** Runs the service until a signal stops it. */
export async function main(): Promise<void> {
  const service = await startService(readConfig(process.env), createLog(process.env['LOG_LEVEL'] ?? 'info'));
  releaseMemory();
  async function stop(): Promise<void> {
    setTimeout(() => process.exit(1), STOP_MILLISECONDS).unref();
    await service.stop();
    process.exit(0);
  }
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}

if (import.meta.main) await main();
