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

/** Where all that an employer wrote begins: what is written, edited or deleted makes it out of date. */
export const OWN_REVIEWS = ['reviews'] as const;

/** The latest of this employer's reviews of a worker, and what keeps her from writing one now. */
export const myReviewQuery = (client: Client, workerId: string) =>
  queryOptions({
    queryKey: [...OWN_REVIEWS, 'of', workerId],
    queryFn: ({ signal }) => client.call(getMyReview, { params: { id: workerId }, signal }),
  });

/** What this employer wrote of a worker and the team has not decided yet. */
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
