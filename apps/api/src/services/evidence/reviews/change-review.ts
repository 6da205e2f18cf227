import { sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { reviews } from '../../../db/schema/reviews.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { noSuchReview, ownPending, readReview, type ReviewInput } from './read-review.ts';

/**
 * Changes a review that is pending; its wait for the team starts again.
 * @throws ServiceError `invalid` with the fields, `not-found` unless it is the author's own and pending.
 */
export async function changeReview(
  ctx: Context,
  employerId: string,
  reviewId: string,
  input: ReviewInput,
): Promise<void> {
  const written = readReview(input);
  await withTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .update(reviews)
      .set({
        ...written,
        status: 'pending',
        // Never the moment of earlier words, even at the same millisecond: by it the team says which ones it has read.
        updatedAt: sql`greatest(${tx.now.toISOString()}::timestamptz, ${reviews.updatedAt} + interval '1 millisecond')`,
      })
      .where(ownPending(employerId, reviewId))
      .returning({ workerId: reviews.workerId });
    if (row === undefined) throw noSuchReview();
    tx.audit({
      actor: `employer:${employerId}`,
      action: 'review-changed',
      subject: `review:${reviewId}`,
      details: { worker: row.workerId, rating: written.rating, incident: written.incidentReport !== null },
    });
  });
}
