import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getWorkerReviews } from '@repo/api-client/contract/worker-status';
import { averageRating } from '@repo/domain/review';
import type { Context } from '../../../context.ts';
import { listApprovedReviews } from './list-approved-reviews.ts';

/** A worker's own reviews, as every reader may read them. They contain no name of an author. */
export async function readReviewsOfWorker(
  ctx: Context,
  workerId: string,
): Promise<AnswerOf<typeof getWorkerReviews>> {
  const approved = await listApprovedReviews(ctx.db, workerId);
  return {
    rating: averageRating(approved.map(({ rating }) => rating)),
    reviewCount: approved.length,
    reviews: approved.map(({ id, rating, review, created_at }) => ({
      id,
      reviewerName: null,
      reviewerInitials: null,
      rating,
      date: created_at,
      text: review,
    })),
  };
}
