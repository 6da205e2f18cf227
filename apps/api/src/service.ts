import { buildApp } from './app.ts';
import { createClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { connectDatabase } from './db/database.ts';
import { seedDemo } from './seed/demo.ts';
import { jobHandlers } from './job-handlers.ts';
import { connectJobs } from './jobs/queue.ts';
import type { Log } from './log.ts';
import { createSmile } from './providers/identity/smile.ts';
import { createPaystack } from './providers/payments/paystack.ts';
import { createPaystackDisputes } from './providers/payments/paystack-disputes.ts';
import { createAfricasTalking } from './providers/sms/africas-talking.ts';
import { openAnchors, openStorage } from './providers/storage/open-storage.ts';
import { createAuditSeal } from './security/audit-seal.ts';
import { createSecretBox } from './security/secret-box.ts';
import { keepWords } from './services/consent/consent-requests/keep-words.ts';
import { evidenceOfChecks } from './services/evidence/evidence-of-checks.ts';
import { beginKey } from './services/platform/audit/begin-key.ts';
import { checkRole } from './services/platform/audit/check-role.ts';
import { followClock } from './services/platform/clock/follow-clock.ts';
import { recomputeTrust } from './services/trust/recompute-trust.ts';
import { type CleanFile, cleanFile } from './services/platform/files/file-process.ts';

/** The time that running jobs have to finish after the order to stop. */
const JOBS_STOP_MILLISECONDS = 9_000;

export interface RunningService {
  readonly ctx: Context;
  /** Accepts no more requests, finishes the current requests and jobs, and closes the database. */
  stop(): Promise<void>;
}

/**
 * Starts all parts of one process: HTTP and jobs. The database must be migrated.
 * @param draw draws each picture in a separate process, unless a test passes another function.
 */
export async function startService(
  config: Config,
  log: Log,
  draw: CleanFile = cleanFile,
): Promise<RunningService> {
  const database = connectDatabase(config.databaseUrl, log, config.databasePool);
  await checkRole({ config, db: database.db, log });
  const jobs = await connectJobs(config.databaseUrl, log);
  const ctx: Context = {
    config,
    db: database.db,
    clock: createClock(),
    jobs,
    secrets: createSecretBox(config.dataKey),
    payments: createPaystack(config.paystack, log),
    chargebacks: createPaystackDisputes(config.paystack, log),
    auditSeal: createAuditSeal(config.auditKey),
    sms: createAfricasTalking(config.africasTalking),
    identity: createSmile(config.smile),
    storage: await openStorage(config.storage),
    anchors: openAnchors(config.storage),
    cleanFile: draw,
    recomputeTrust,
    evidenceOfChecks,
    keepWordsThatLeft: keepWords,
    log,
  };
  const unfollowClock = await followClock(ctx);
  await beginKey(ctx);
  if (config.seed === 'demo') await seedDemo(ctx);
  const app = await buildApp(ctx);
  await app.listen({ port: config.port, host: config.host });
  await jobs.work(jobHandlers(ctx));
  // The work that fell due, or was left unfinished, while no process was running.
  await jobs.enqueue('schedules.catch-up', {});
  log.info({ port: config.port }, 'listening');
  return {
    ctx,
    async stop() {
      await app.close();
      await jobs.stop(JOBS_STOP_MILLISECONDS);
      await unfollowClock();
      await database.close();
    },
  };
}
