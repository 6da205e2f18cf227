import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/client.ts';
import type { BodyOf } from '../contract/define-call.ts';
import {
  changeReview,
  deleteReview,
  getMyReview,
  listPendingReviews,
  listWrittenReviews,
  writeReview,
  type WireReview,
} from '../contract/reviews.ts';

export type WrittenReview = WireReview;
export type ReviewBody = BodyOf<typeof writeReview>;

/** The key prefix of all reviews by this employer. Writing, editing or deleting a review invalidates it. */
export const OWN_REVIEWS = ['reviews'] as const;

/** The latest review of a worker by this employer, and the reason why the employer cannot write one now. */
export const myReviewQuery = (client: Client, workerId: string) =>
  queryOptions({
    queryKey: [...OWN_REVIEWS, 'of', workerId],
    queryFn: ({ signal }) => client.call(getMyReview, { params: { id: workerId }, signal }),
  });

/** The reviews of a worker by this employer that the team has not decided yet. */
export const pendingReviewsQuery = (client: Client, workerId: string) =>
  queryOptions({
    queryKey: [...OWN_REVIEWS, 'pending'],
    queryFn: async ({ signal }) => (await client.call(listPendingReviews, { signal })).pending_reviews,
    select: (reviews) => reviews.filter(({ nanny_id }) => nanny_id === workerId),
  });

export const writtenReviewsQuery = (client: Client) =>
  queryOptions({
    queryKey: [...OWN_REVIEWS, 'all'],
    queryFn: async ({ signal }) => (await client.call(listWrittenReviews, { signal })).reviews,
  });

export const submitReview = (client: Client, workerId: string, review: ReviewBody) =>
  client.call(writeReview, { params: { id: workerId }, body: review });

export const updateReview = (client: Client, reviewId: string, review: ReviewBody) =>
  client.call(changeReview, { params: { reviewId }, body: review });

export const removeReview = (client: Client, reviewId: string) =>
  client.call(deleteReview, { params: { reviewId } });
