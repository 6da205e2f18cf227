import { sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { reviews } from '../../../db/schema/reviews.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { noSuchReview, ownPending, readReview, type ReviewInput } from './read-review.ts';

/**
 * Changes a pending review. Its wait for the team starts again.
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
        // Always later than the time of the earlier text, even within one millisecond. The team's decision
        // contains this time, to name the text that the team has read.
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
