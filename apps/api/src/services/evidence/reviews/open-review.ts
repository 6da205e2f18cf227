import { eq } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getWaitingReview } from '@repo/api-client/contract/reviews';
import type { Context } from '../../../context.ts';
import { misconductReports } from '../../../db/schema/misconduct.ts';
import { workers } from '../../../db/schema/people.ts';
import { reviews } from '../../../db/schema/reviews.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { notFound } from '../../../errors.ts';
import { refuseConflict } from '../../access/conflicts.ts';
import { refuseNotHolder } from '../../work/holders.ts';

/**
 * Opens a review that waits, for the member who holds it. An audit row names the member.
 * @throws ServiceError `not-found`; `forbidden` for a worker whom the member knows, or when she does not hold it.
 */
export async function openReview(
  ctx: Context,
  memberId: string,
  id: string,
): Promise<AnswerOf<typeof getWaitingReview>> {
  return withTransaction(ctx, async (tx) => {
    const [found] = await tx.db
      .select({ review: reviews, name: workers.name, incidentId: misconductReports.id })
      .from(reviews)
      .innerJoin(workers, eq(workers.id, reviews.workerId))
      .leftJoin(misconductReports, eq(misconductReports.reviewId, reviews.id))
      .where(eq(reviews.id, id));
    if (found === undefined) throw notFound('reviewNotFound');
    const { review, name, incidentId } = found;
    await refuseConflict(tx.db, memberId, review.workerId);
    await refuseNotHolder(tx.db, memberId, { kind: 'review', id });
    tx.audit({
      actor: `ops:${memberId}`,
      action: 'review-opened',
      subject: `review:${id}`,
      details: { worker: review.workerId },
    });
    return {
      id,
      nanny_id: review.workerId,
      nanny_name: name,
      employer_id: review.employerId,
      rating: review.rating,
      review: review.review,
      incident_report: review.incidentReport,
      evidence_url: review.evidenceUrl,
      incident_id: incidentId,
      created_at: review.createdAt.toISOString(),
      updated_at: review.updatedAt.toISOString(),
    };
  });
}
