import { eq } from 'drizzle-orm';
import type { AnswerOf, BodyOf } from '@repo/api-client/contract/define-call';
import type { assignIncident as takeUpIncidentCall } from '@repo/api-client/contract/misconduct';
import type { Context } from '../../../context.ts';
import { misconductReports } from '../../../db/schema/misconduct.ts';
import { reviews } from '../../../db/schema/reviews.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { refuseConflict } from '../../access/conflicts.ts';
import { notFound, ServiceError } from '../../../errors.ts';
import { refuseNotHolder } from '../../work/holders.ts';

/**
 * Makes an incident from the allegation in a review, once and in the author's words. The incident stays,
 * whatever happens to the review.
 * @throws ServiceError `not-found` for an unknown review; `conflict` when it has no allegation, was changed
 * since the team read it, is held by a colleague, or already has an incident; `forbidden` when the member does not hold it.
 */
export async function assignIncident(
  ctx: Context,
  memberId: string,
  reviewId: string,
  { category, region, updated_at }: BodyOf<typeof takeUpIncidentCall>,
): Promise<AnswerOf<typeof takeUpIncidentCall>> {
  return withTransaction(ctx, async (tx) => {
    const [review] = await tx.db.select().from(reviews).where(eq(reviews.id, reviewId)).for('share');
    if (review === undefined) throw notFound('reviewNotFound');
    await refuseConflict(tx.db, memberId, review.workerId);
    await refuseNotHolder(tx.db, memberId, { kind: 'review', id: reviewId });
    if (review.updatedAt.getTime() !== Date.parse(updated_at))
      throw new ServiceError('conflict', 'reviewChanged');
    if (review.incidentReport === null) throw new ServiceError('conflict', 'incidentMissing');
    const [row] = await tx.db
      .insert(misconductReports)
      .values({
        workerId: review.workerId,
        reporterId: review.employerId,
        reviewId,
        category,
        region,
        description: review.incidentReport,
        createdAt: tx.now,
      })
      .onConflictDoNothing()
      .returning({ id: misconductReports.id });
    if (row === undefined) throw new ServiceError('conflict', 'incidentAssigned');
    tx.audit({
      actor: `ops:${memberId}`,
      action: 'incident-taken-up',
      subject: `incident:${row.id}`,
      details: { worker: review.workerId, review: reviewId, category, region },
    });
    return { incident: { id: row.id, nanny_id: review.workerId, status: 'reported' } };
  });
}
