import { eq } from 'drizzle-orm';
import type { AnswerOf, BodyOf } from '@repo/api-client/contract/define-call';
import type { decideReview as decideReviewCall } from '@repo/api-client/contract/reviews';
import { isRejectionReasonMissing, reviewMachine } from '@repo/domain/review';
import { moderationNote } from '@repo/domain/review-moderation';
import type { Context } from '../../../context.ts';
import { reviews } from '../../../db/schema/reviews.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { refuseConflict } from '../../access/conflicts.ts';
import { notFound, refusedField, ServiceError } from '../../../errors.ts';
import { notifyWorkerInApp } from '../../messaging/notifications/notify-worker-in-app.ts';
import { refuseNotHolder } from '../../work/holders.ts';

/**
 * Publishes or rejects a review, once. Its allegations stay allegations in both cases: no fact about the
 * worker changes.
 * @throws ServiceError `not-found` for an unknown review; `conflict` when it was decided before, or edited
 * since the team read it, or a colleague holds it; `forbidden` when the member does not hold it; `invalid` for a rejection without a reason.
 */
export async function decideReview(
  ctx: Context,
  memberId: string,
  reviewId: string,
  { status, reason = '', because = null, updated_at }: BodyOf<typeof decideReviewCall>,
): Promise<AnswerOf<typeof decideReviewCall>> {
  return withTransaction(ctx, async (tx) => {
    const [review] = await tx.db
      .select({ workerId: reviews.workerId, status: reviews.status, updatedAt: reviews.updatedAt })
      .from(reviews)
      .where(eq(reviews.id, reviewId))
      .for('no key update');
    if (review === undefined) throw notFound('reviewNotFound');
    await refuseConflict(tx.db, memberId, review.workerId);
    if (!reviewMachine.can(review.status, status)) throw new ServiceError('conflict', 'reviewDecided');
    await refuseNotHolder(tx.db, memberId, { kind: 'review', id: reviewId });
    if (updated_at !== undefined && review.updatedAt.getTime() !== Date.parse(updated_at))
      throw new ServiceError('conflict', 'reviewChanged');
    const note = moderationNote({ decision: status, because, reason });
    if (isRejectionReasonMissing(status, note)) throw refusedField('reason', 'rejectionReasonMissing');
    await tx.db
      .update(reviews)
      .set({
        status,
        decidedBy: memberId,
        decidedAt: tx.now,
        decisionNote: note || null,
      })
      .where(eq(reviews.id, reviewId));
    tx.audit({
      actor: `ops:${memberId}`,
      action: 'review-decided',
      subject: `review:${reviewId}`,
      details: {
        worker: review.workerId,
        decision: status,
        ...(status === 'rejected' && because !== null ? { because } : {}),
      },
    });
    if (status === 'approved')
      await notifyWorkerInApp(ctx, tx, review.workerId, {
        news: { kind: 'review_published', values: {} },
        key: `review:${reviewId}`,
      });
    return {
      review: {
        id: reviewId,
        nanny_id: review.workerId,
        status,
        decided_at: tx.now.toISOString(),
      },
    };
  });
}
