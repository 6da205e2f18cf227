import { eq } from 'drizzle-orm';
import { type WorkerRow, workers } from '../../db/schema/people.ts';
import type { Transaction } from '../../db/transaction.ts';

/**
 * Locks a worker until the end of the transaction. Every transaction that changes facts about the worker
 * takes this lock first. The values that are computed from her facts (her trust score) then include all of
 * them.
 */
export async function lockWorker(tx: Transaction, workerId: string): Promise<WorkerRow> {
  const [worker] = await tx.db.select().from(workers).where(eq(workers.id, workerId)).for('no key update');
  if (worker === undefined) throw new Error('The worker is gone');
  return worker;
}
