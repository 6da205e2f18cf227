import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { identityJobs } from '../../../db/schema/identity.ts';
import { type WorkerRow, workers } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { lockWorker } from '../../access/lock-worker.ts';

export type IdentityJobRow = typeof identityJobs.$inferSelect;

export interface LockedJob {
  readonly worker: WorkerRow;
  readonly job: IdentityJobRow;
}

/** Locks the worker and then an attempt. Every change of facts about a worker locks the worker first. */
export async function lockJob(tx: Transaction, id: string): Promise<LockedJob | undefined> {
  const [found] = await tx.db
    .select({ workerId: identityJobs.workerId })
    .from(identityJobs)
    .where(eq(identityJobs.id, id));
  if (found === undefined) return undefined;
  const worker = await lockWorker(tx, found.workerId);
  const [job] = await tx.db.select().from(identityJobs).where(eq(identityJobs.id, id)).for('no key update');
  return job === undefined ? undefined : { worker, job };
}

/**
 * A worker and all her attempts, the latest first, in one statement. A verdict changes both. Two statements
 * could read half of the change, which would look like a review that does not exist.
 */
export async function workerWithAttempts(
  db: Pick<Queryable, 'select'>,
  workerId: string,
): Promise<{ readonly worker: WorkerRow; readonly attempts: readonly IdentityJobRow[] }> {
  const rows = await db
    .select({ worker: workers, attempt: identityJobs })
    .from(workers)
    .leftJoin(identityJobs, eq(identityJobs.workerId, workers.id))
    .where(eq(workers.id, workerId))
    .orderBy(desc(identityJobs.attempt));
  const [first] = rows;
  if (first === undefined) throw new Error('The worker of a session is gone');
  return { worker: first.worker, attempts: rows.flatMap(({ attempt }) => attempt ?? []) };
}

/** All attempts of a worker, the latest first. */
export const attemptsOf = (
  db: Pick<Queryable, 'select'>,
  workerId: string,
): Promise<readonly IdentityJobRow[]> =>
  db
    .select()
    .from(identityJobs)
    .where(eq(identityJobs.workerId, workerId))
    .orderBy(desc(identityJobs.attempt));
