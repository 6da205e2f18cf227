import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { workers } from '../../db/schema/people.ts';
import type { Transaction } from '../../db/transaction.ts';
import { lockWorker } from '../casework/cases/lock-case.ts';
import { readTrust } from './read-trust.ts';

/**
 * Works out a worker's trust score and badge from her current facts and stores both, in the transaction that changed a
 * fact. The date of the badge moves only when the badge itself does.
 */
export async function recomputeTrust(
  _ctx: Context,
  tx: Transaction,
  workerId: string,
): Promise<{ score: number; badge: string }> {
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
  return { score, badge };
}
