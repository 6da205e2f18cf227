import { eq } from 'drizzle-orm';
import { workers } from '../../db/schema/people.ts';
import type { Transaction } from '../../db/transaction.ts';
import { lockWorker } from '../access/lock-worker.ts';
import { readTrust } from './read-trust.ts';

/**
 * Computes a worker's trust score and badge from her current facts, and stores both. A transaction that
 * changes facts calls `tx.factsChanged`, which runs this once, at the end of the transaction. The date of the
 * badge changes only when the badge itself changes.
 */
export async function recomputeTrust(tx: Transaction, workerId: string): Promise<void> {
  const worker = await lockWorker(tx, workerId);
  const { score, badge, reviewAt } = await readTrust(tx.db, worker, tx.now);
  await tx.db
    .update(workers)
    .set({
      trustScore: score,
      trustBadge: badge,
      trustReviewAt: reviewAt,
      ...(badge === worker.trustBadge ? {} : { badgeUpdatedAt: tx.now }),
    })
    .where(eq(workers.id, workerId));
}
