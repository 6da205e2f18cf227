import type { Context } from '../../../context.ts';
import { reviews } from '../../../db/schema/reviews.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { noSuchReview, ownPending } from './read-review.ts';

/**
 * Deletes a pending review for good. Only its author and the team have seen it.
 * @throws ServiceError `not-found` unless it is the author's own and pending.
 */
export async function deleteReview(ctx: Context, employerId: string, reviewId: string): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .delete(reviews)
      .where(ownPending(employerId, reviewId))
      .returning({ workerId: reviews.workerId });
    if (row === undefined) throw noSuchReview();
    tx.audit({
      actor: `employer:${employerId}`,
      action: 'review-deleted',
      subject: `review:${reviewId}`,
      details: { worker: row.workerId },
    });
  });
}
