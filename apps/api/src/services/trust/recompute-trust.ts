import { eq } from 'drizzle-orm';
import { workers } from '../../db/schema/people.ts';
import type { Transaction } from '../../db/transaction.ts';
import { lockWorker } from '../access/lock-worker.ts';
import { readTrust } from './read-trust.ts';
import { trustColumns } from './trust-columns.ts';

/**
 * Computes a worker's trust score, badge and misconduct flags from her current facts, and stores them. A transaction that
 * changes facts calls `tx.factsChanged`, which runs this once, at the end of the transaction.
 */
export async function recomputeTrust(tx: Transaction, workerId: string): Promise<void> {
  const worker = await lockWorker(tx, workerId);
  const trust = await readTrust(tx.db, worker, tx.now);
  await tx.db
    .update(workers)
    .set({ ...trustColumns(worker, trust, tx.now), trustReviewAt: trust.reviewAt })
    .where(eq(workers.id, workerId));
}
