import { eq } from 'drizzle-orm';
import { workers } from '../../db/schema/people.ts';
import type { Transaction } from '../../db/transaction.ts';
import { lockWorker } from '../access/lock-worker.ts';
import { readTrust } from './read-trust.ts';

/**
 * Works out a worker's trust score and badge from her current facts and stores both. A transaction that changes facts says
 * so by `tx.factsChanged`, which does this once, at its end. The date of the badge moves only when the badge itself does.
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
