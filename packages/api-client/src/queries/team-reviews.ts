import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/client.ts';
import type { AnswerOf, BodyOf } from '../contract/define-call.ts';
import { assignIncident } from '../contract/misconduct.ts';
import { decideReview, getWaitingReview } from '../contract/reviews.ts';

export type TeamReview = AnswerOf<typeof getWaitingReview>;

export const teamReviewKey = (id: string) => ['team review', id] as const;

/** A review that waits. Each reading is on record, so nothing reads it again by itself. */
export const teamReviewQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: teamReviewKey(id),
    queryFn: ({ signal }) => client.call(getWaitingReview, { params: { id }, signal }),
    staleTime: Infinity,
  });

export const moderate = (client: Client, id: string, body: BodyOf<typeof decideReview>) =>
  client.call(decideReview, { params: { id }, body });

export const makeIncident = (client: Client, id: string, body: BodyOf<typeof assignIncident>) =>
  client.call(assignIncident, { params: { id }, body });
