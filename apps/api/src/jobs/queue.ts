import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type DrizzleTransactionLike, type JobResult } from 'pg-boss';
import type { Log } from '../log.ts';
import { jobNames, jobs, type JobData, type JobHandlers, type JobName } from './jobs.ts';
import { scheduledJobs, schedules } from './schedules.ts';

/** A worker that stopped answering (its process was killed) is noticed after this long, and its job is tried again. */
const HEARTBEAT_SECONDS = 10;
/** How often a process looks for such workers, and how long ago the last look, of any process, must be. */
const MONITOR_SECONDS = 5;
const MAXIMUM_RETRY_DELAY_SECONDS = 300;
const JOB_EXPIRES_AFTER_SECONDS = 120;

/** A notification wakes the workers for new jobs; retries have none and are found by asking. */
const POLLING = {
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 1,
  batchSize: 5,
  // As long as a batch comes back full there may be more.
  burstWhenBatchFull: true,
  perJobResults: true,
  localConcurrency: 2,
} as const;

/** A sweep is never tried again, so that its notification is all it waits for. Asking finds one whose notification was lost. */
const SCHEDULED_POLLING = { ...POLLING, notifyPollingIntervalSeconds: 15, localConcurrency: 1 } as const;

const isScheduled = (name: string): boolean => scheduledJobs.some((each) => each === name);

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
    superviseIntervalSeconds: MONITOR_SECONDS,
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
    for (const name of scheduledJobs)
      await boss.schedule(name, schedules[name], {}, { tz: 'Africa/Nairobi' });
    // What an earlier version had done by the clock and this one does not.
    for (const { name } of await boss.getSchedules()) if (!isScheduled(name)) await boss.unschedule(name);
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
      for (const name of jobNames) await workOn(boss, name, handlers[name], log);
    },
    stop: (timeoutMilliseconds) => boss.stop({ graceful: true, timeout: timeoutMilliseconds }),
  };
}

/**
 * A job's handler whose job was forgotten. As a method's type its parameter is checked both ways, so every handler fits;
 * that it gets what its own job's schema parsed is kept by `work`, which pairs the two by name.
 */
type ErasedHandler = { handle(data: object): Promise<void> }['handle'];

async function workOn(boss: PgBoss, name: JobName, handle: ErasedHandler, log: Log): Promise<void> {
  await boss.work(name, isScheduled(name) ? SCHEDULED_POLLING : POLLING, (batch) =>
    Promise.all(
      batch.map(async (job): Promise<JobResult> => {
        try {
          await handle(jobs[name].data.parse(job.data));
          return { id: job.id, status: 'completed' };
        } catch (error) {
          log.warn({ err: error, job: name, jobId: job.id }, 'job failed');
          return { id: job.id, status: 'failed' };
        }
      }),
    ),
  );
}
