import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { identityJobs } from '../../db/schema/identity.ts';
import type { Transaction } from '../../db/transaction.ts';
import { lockWorker } from '../cases/lock-case.ts';
import type { WorkerRow } from '../workers/visibility.ts';

export type IdentityJobRow = typeof identityJobs.$inferSelect;

export interface LockedJob {
  readonly worker: WorkerRow;
  readonly job: IdentityJobRow;
}

/** Locks an attempt and, before it, its worker, as everything that changes facts about her does. */
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

/** Every attempt of a worker, the latest first. */
export const attemptsOf = (
  db: Pick<Queryable, 'select'>,
  workerId: string,
): Promise<readonly IdentityJobRow[]> =>
  db
    .select()
    .from(identityJobs)
    .where(eq(identityJobs.workerId, workerId))
    .orderBy(desc(identityJobs.attempt));
