import { buildApp } from './app.ts';
import { createClock } from './clock.ts';
import { readConfig } from './config.ts';
import type { Context } from './context.ts';
import { connectDatabase } from './db/database.ts';
import { seedDemo } from './db/seed/demo.ts';
import { jobHandlers } from './jobs/handlers.ts';
import { connectJobs } from './jobs/queue.ts';
import { scheduledJobs } from './jobs/schedules.ts';
import { createLog } from './log.ts';
import { createPaystack } from './providers/payments/paystack.ts';
import { createAfricasTalking } from './providers/sms/africas-talking.ts';
import { createSecretBox } from './security/secret-box.ts';
import { followClock } from './services/clock/follow-clock.ts';

/** How long running requests and jobs may take to finish once the process was told to stop. */
const STOP_MILLISECONDS = 10_000;

const config = readConfig(process.env);
const log = createLog(process.env['LOG_LEVEL'] ?? 'info');
const database = connectDatabase(config.databaseUrl, log, config.databasePool);
const jobs = await connectJobs(config.databaseUrl, log);
const ctx: Context = {
  config,
  db: database.db,
  clock: createClock(),
  jobs,
  secrets: createSecretBox(config.dataKey),
  payments: createPaystack(config.paystack),
  sms: createAfricasTalking(config.africasTalking),
  log,
};
const unfollowClock = await followClock(ctx);
if (config.seed === 'demo') await seedDemo(ctx);
const app = await buildApp(ctx);
await app.listen({ port: config.port, host: config.host });
await jobs.work(jobHandlers(ctx));
// What fell due, or was left undone, while no process was running.
for (const name of scheduledJobs) await jobs.enqueue(name, {});
log.info({ port: config.port }, 'listening');

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  const deadline = setTimeout(() => process.exit(1), STOP_MILLISECONDS);
  deadline.unref();
  await app.close();
  await jobs.stop(STOP_MILLISECONDS - 1000);
  await unfollowClock();
  await database.close();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
