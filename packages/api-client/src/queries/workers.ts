import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/client.ts';
import {
  createNanny,
  getNanny,
  getPublicProfile,
  listNannies,
  listNannyReviews,
  SEARCH_MAXIMUM_CHARACTERS,
} from '../contract/nannies.ts';
import type { AnswerOf, BodyOf } from '../contract/define-call.ts';
import { toWorker } from '../normalise/worker.ts';

/** Rows of the first page: as many as the search of the loaded list goes over at once. */
const PAGE_ROWS = '5000';

/** What a search adds beyond the loaded list is looked through by a person. */
const FOUND_ROWS = '100';

export const workersQuery = (client: Client) =>
  queryOptions({
    queryKey: ['workers', 'list'],
    queryFn: async ({ signal }) =>
      (await client.call(listNannies, { query: { limit: PAGE_ROWS }, signal })).map(toWorker),
  });

/** What the service finds beyond the loaded list: a full phone or ID number matches exactly, without being shown. */
export const workerSearchQuery = (client: Client, q: string) =>
  queryOptions({
    queryKey: ['workers', 'search', q],
    queryFn: async ({ signal }) =>
      (await client.call(listNannies, { query: { q, limit: FOUND_ROWS }, signal })).map(toWorker),
    // A longer text would be refused, and what is loaded may hold it all the same.
    enabled: q !== '' && q.length <= SEARCH_MAXIMUM_CHARACTERS,
  });

export const workerQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['workers', 'one', id],
    queryFn: async ({ signal }) => toWorker(await client.call(getNanny, { params: { id }, signal })),
  });

/** Her trust score as it is now, with how it is made up. */
export const trustQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['workers', 'trust', id],
    queryFn: ({ signal }) => client.call(getPublicProfile, { params: { id }, signal }),
  });

/** An approved review, as anybody reads it. */
export type PublishedReview = AnswerOf<typeof listNannyReviews>[number];

export const workerReviewsQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['workers', 'reviews', id],
    queryFn: ({ signal }) => client.call(listNannyReviews, { params: { id }, signal }),
  });

export const createWorker = (client: Client, worker: BodyOf<typeof createNanny>) =>
  client.call(createNanny, { body: worker });
