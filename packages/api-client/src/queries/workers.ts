import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Client } from '../client/client.ts';
import {
  createNanny,
  getNanny,
  getPublicProfile,
  listNannies,
  listNannyReviews,
  SEARCH_MAXIMUM_CHARACTERS,
  searchByNumber,
} from '../contract/nannies.ts';
import type { AnswerOf, BodyOf, QueryOf } from '../contract/define-call.ts';
import { toWorker } from '../normalise/worker.ts';

/** Rows of the first page. The search of the loaded list covers this number at once. */
const PAGE_ROWS = '5000';

/** A person looks through the rows that a search adds to the loaded list. */
const FOUND_ROWS = '100';

export const workersQuery = (client: Client) =>
  queryOptions({
    queryKey: ['workers', 'list'],
    queryFn: async ({ signal }) =>
      (await client.call(listNannies, { query: { limit: PAGE_ROWS }, signal })).map(toWorker),
  });

/** A search by words and filters, as the contract takes them. */
export type WorkerSearch = Omit<QueryOf<typeof listNannies>, 'limit' | 'cursor'>;

/** Rows that the service finds by words and filters beyond the loaded list. Null asks nothing. */
export const workerSearchQuery = (client: Client, search: WorkerSearch | null) =>
  queryOptions({
    queryKey: ['workers', 'search', search],
    queryFn:
      search === null
        ? skipToken
        : async ({ signal }) =>
            (await client.call(listNannies, { query: { ...search, limit: FOUND_ROWS }, signal })).map(
              toWorker,
            ),
    // The service would refuse a longer text. The loaded list may still contain it.
    enabled: (search?.q?.length ?? 0) <= SEARCH_MAXIMUM_CHARACTERS,
  });

/**
 * The listed worker with a full phone or ID number. Few such searches are allowed in an hour, so an answer is kept, and
 * nothing but the employer repeats the search. The number is part of a key in memory, and of no address. An
 * empty one asks nothing.
 */
export const workerByNumberQuery = (client: Client, query: string) =>
  queryOptions({
    queryKey: ['worker-by-number', query],
    queryFn: async ({ signal }) =>
      (await client.call(searchByNumber, { body: { query }, signal })).map(toWorker),
    enabled: query !== '' && query.length <= SEARCH_MAXIMUM_CHARACTERS,
    staleTime: Infinity,
    retry: false,
    refetchOnReconnect: false,
  });

export const workerQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['workers', 'one', id],
    queryFn: async ({ signal }) => toWorker(await client.call(getNanny, { params: { id }, signal })),
  });

/** The current trust score of the worker, with its parts. */
export const trustQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['workers', 'trust', id],
    queryFn: ({ signal }) => client.call(getPublicProfile, { params: { id }, signal }),
  });

/** An approved review, as every reader sees it. */
export type PublishedReview = AnswerOf<typeof listNannyReviews>[number];

export const workerReviewsQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['workers', 'reviews', id],
    queryFn: ({ signal }) => client.call(listNannyReviews, { params: { id }, signal }),
  });

export const createWorker = (client: Client, worker: BodyOf<typeof createNanny>) =>
  client.call(createNanny, { body: worker });
