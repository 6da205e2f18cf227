import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type DrizzleTransactionLike, type JobResult } from 'pg-boss';
import type { Log } from '../log.ts';
import { jobNames, jobs, type JobData, type JobHandlers, type JobName } from './jobs.ts';
import { scheduledJobs, schedules } from './schedules.ts';

/** The time after which a worker process counts as dead. Its job is then tried again. */
const HEARTBEAT_SECONDS = 10;
/** How often a process looks for dead workers. It looks only when no process has looked for as long. */
const MONITOR_SECONDS = 5;
const MAXIMUM_RETRY_DELAY_SECONDS = 300;
const JOB_EXPIRES_AFTER_SECONDS = 120;

/** A notification wakes the workers for a new job. A retry has no notification, so the workers also poll. */
const POLLING = {
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 1,
  batchSize: 5,
  // A full batch means that there may be more jobs.
  burstWhenBatchFull: true,
  perJobResults: true,
  localConcurrency: 2,
} as const;

/**
 * A scheduled job has no retries, so its notification is enough. The poll finds a job whose notification was lost.
 */
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

/**
 * Creates or upgrades the queue's own tables, and declares every queue and schedule. The migration calls it.
 */
export async function installJobs(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 2, supervise: false, schedule: false });
  // A failing statement also rejects its own call. The listener is there only because an unhandled event
  // would end the process.
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
    // Removes schedules of an earlier version that this version does not have.
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
 * A handler without the type of its job. TypeScript checks the parameter of a method type in both directions,
 * so every handler fits. `work` pairs the handler with the schema of the same job by name, so it gets the
 * data of its own job.
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
