import { and, desc, eq } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getMyReview, WireReview } from '@repo/api-client/contract/reviews';
import { maskPhone } from '@repo/domain/phone';
import { mayAddReview, type ReviewRefusal, type ReviewStatus } from '@repo/domain/review';
import type { Context } from '../../../context.ts';
import { workers } from '../../../db/schema/people.ts';
import { reviews } from '../../../db/schema/reviews.ts';
import { findTiedWorker } from '../../access/visibility.ts';
import { hasReviewTie } from './review-tie.ts';

type OwnReview = WireReview & { readonly status: ReviewStatus };

interface Which {
  readonly workerId?: string;
  readonly status?: ReviewStatus;
}

/**
 * An employer's own reviews in any status, the newest first. They contain the same data about the worker as
 * anywhere else.
 */
export async function listOwnReviews(
  ctx: Context,
  employerId: string,
  { workerId, status }: Which = {},
): Promise<OwnReview[]> {
  const rows = await ctx.db
    .select({ review: reviews, name: workers.name, phone: workers.phone })
    .from(reviews)
    .innerJoin(workers, eq(workers.id, reviews.workerId))
    .where(
      and(
        eq(reviews.employerId, employerId),
        workerId === undefined ? undefined : eq(reviews.workerId, workerId),
        status === undefined ? undefined : eq(reviews.status, status),
      ),
    )
    .orderBy(desc(reviews.createdAt), desc(reviews.id));
  return rows.map(({ review, name, phone }) => ({
    id: review.id,
    nanny_id: review.workerId,
    nanny_name: name,
    nanny_phone: maskPhone(phone),
    rating: review.rating,
    review: review.review,
    incident_report: review.incidentReport,
    evidence_url: review.evidenceUrl,
    status: review.status,
    rejection_reason: review.status === 'rejected' ? review.decisionNote : null,
    created_at: review.createdAt.toISOString(),
  }));
}

/**
 * An employer's latest review of a worker, and whether the employer may write another one now.
 * @throws ServiceError `not-found` for a worker that this employer cannot see.
 */
export async function findMyReview(
  ctx: Context,
  employerId: string,
  workerId: string,
): Promise<AnswerOf<typeof getMyReview>> {
  const worker = await findTiedWorker(ctx.db, { employerId, now: ctx.clock.now() }, workerId);
  const [own, hasTie] = await Promise.all([
    listOwnReviews(ctx, employerId, { workerId: worker.id }),
    hasReviewTie(ctx.db, employerId, worker.id),
  ]);
  const mayAdd = mayAddReview(own.map(({ status }) => status));
  const refusal: ReviewRefusal | null = !mayAdd ? 'already-pending' : hasTie ? null : 'no-tie';
  return { review: own[0] ?? null, refusal };
}
