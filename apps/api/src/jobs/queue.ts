import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type DrizzleTransactionLike } from 'pg-boss';
import type { Log } from '../log.ts';
import { jobNames, jobs, type JobData, type JobHandlers, type JobName } from './jobs.ts';
import { scheduledJobs, schedules } from './schedules.ts';

/** A worker that stopped answering (its process was killed) is noticed after this long, and its job is tried again. */
const HEARTBEAT_SECONDS = 10;
const MONITOR_SECONDS = 5;
const MAXIMUM_RETRY_DELAY_SECONDS = 300;
const JOB_EXPIRES_AFTER_SECONDS = 120;

export interface Jobs {
  /** Adds a job within an open transaction: it exists only if that commits. */
  enqueueIn<N extends JobName>(transaction: DrizzleTransactionLike, name: N, data: JobData<N>): Promise<void>;
  enqueue<N extends JobName>(name: N, data: JobData<N>): Promise<void>;
  /** Starts working every queue in this process. */
  work(handlers: JobHandlers): Promise<void>;
  /** Stops taking jobs and waits for the running ones, at most `timeoutMilliseconds`. */
  stop(timeoutMilliseconds: number): Promise<void>;
}

function createBoss(databaseUrl: string, log: Log): PgBoss {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'jobs',
    max: 4,
    useListenNotify: true,
    monitorIntervalSeconds: MONITOR_SECONDS,
    migrate: false,
    createSchema: false,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'job queue error'));
  return boss;
}

/** Creates or upgrades the queue's own tables and declares every queue and schedule. Part of migrating. */
export async function installJobs(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 2, supervise: false, schedule: false });
  // A failing statement rejects its own call as well; the event must only not be left unheard.
  boss.on('error', () => undefined);
  await boss.start();
  try {
    for (const name of jobNames) {
      const { retryLimit, retryDelaySeconds, backoff } = jobs[name];
      const options = {
        retryLimit,
        retryDelay: retryDelaySeconds,
        retryBackoff: backoff,
        ...(backoff ? { retryDelayMax: MAXIMUM_RETRY_DELAY_SECONDS } : {}),
        expireInSeconds: JOB_EXPIRES_AFTER_SECONDS,
        heartbeatSeconds: HEARTBEAT_SECONDS,
        notify: true,
      };
      if ((await boss.getQueue(name)) === null) await boss.createQueue(name, options);
      else await boss.updateQueue(name, options);
    }
    for (const name of scheduledJobs) await boss.schedule(name, schedules[name], {}, { tz: 'Africa/Nairobi' });
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Connects to the queue. @throws when its tables are missing: migrate first. */
export async function connectJobs(databaseUrl: string, log: Log): Promise<Jobs> {
  const boss = createBoss(databaseUrl, log);
  await boss.start();
  return {
    async enqueueIn(transaction, name, data) {
      await boss.send(name, data, { db: fromDrizzle(transaction, sql) });
    },
    async enqueue(name, data) {
      await boss.send(name, data);
    },
    async work(handlers) {
      for (const name of jobNames) await workOn(boss, name, handlers, log);
    },
    stop: (timeoutMilliseconds) => boss.stop({ graceful: true, timeout: timeoutMilliseconds }),
  };
}

async function workOn<N extends JobName>(boss: PgBoss, name: N, handlers: JobHandlers, log: Log): Promise<void> {
  const { data: schema } = jobs[name];
  const handle: (data: JobData<N>) => Promise<void> = handlers[name];
  await boss.work(name, { pollingIntervalSeconds: 2, localConcurrency: 2 }, async (batch) => {
    for (const job of batch) {
      try {
        await handle(parseData<N>(schema, job.data));
      } catch (error) {
        log.warn({ err: error, job: name, jobId: job.id }, 'job failed');
        throw error;
      }
    }
  });
}

function parseData<N extends JobName>(schema: (typeof jobs)[N]['data'], data: unknown): JobData<N> {
  // The schema of N is the schema whose output JobData<N> is; the compiler cannot follow that through the table.
  return schema.parse(data ?? {}) as JobData<N>;
}
