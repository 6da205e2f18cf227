import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/client.ts';
import type { AnswerOf, BodyOf, ParamsOf } from '../contract/define-call.ts';
import {
  claimWork,
  endPresence,
  findWork,
  getWork,
  giveWork,
  listColleagues,
  listHeldWork,
  listQueue,
  listQueues,
  listSavedViews,
  putWorkBack,
  removeView,
  saveView,
  showPresence,
  snoozeWork,
  takeNext,
} from '../contract/work.ts';

/** Everything that changes when a member takes work or gives it away. */
export const WORK = ['work'] as const;
/** Colleagues take work too. The counts and lists are read again this often while somebody looks at them. */
const LIVE_MILLISECONDS = 15_000;
export const live = { refetchInterval: LIVE_MILLISECONDS, refetchOnWindowFocus: 'always' } as const;

export type Queue = ParamsOf<typeof listQueue>['queue'];
export type SavedView = AnswerOf<typeof listSavedViews>['views'][number];
/** A queue with its filters. */
export type QueueFilters = Readonly<Pick<SavedView, 'queue' | 'view' | 'level'>>;
export type Queues = AnswerOf<typeof listQueues>;
export type HeldWork = AnswerOf<typeof listHeldWork>['work'][number];
export type FoundWork = AnswerOf<typeof findWork>['found'][number];
export type OpenedWork = AnswerOf<typeof getWork>;
export type Work = AnswerOf<typeof listQueue>['work'][number];

/** One piece of work by its kind and id. */
export type Piece = Readonly<Pick<Work, 'kind' | 'id'>>;

export const queuesQuery = (client: Client) =>
  queryOptions({
    queryKey: [...WORK, 'queues'],
    queryFn: ({ signal }) => client.call(listQueues, { signal }),
    ...live,
  });

/** A queue page by page, the work due first on top. */
export const queueQuery = (client: Client, { queue, view, level }: QueueFilters) =>
  infiniteQueryOptions({
    queryKey: [...WORK, 'queue', queue, view, level],
    initialPageParam: null,
    queryFn: async ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) => {
      const query = {
        view,
        ...(level === null ? {} : { level }),
        ...(pageParam === null ? {} : { cursor: pageParam }),
      };
      const { answer, headers } = await client.receive(listQueue, { params: { queue }, query, signal });
      return { work: answer.work, next: headers.get('x-next-cursor') };
    },
    getNextPageParam: ({ next }) => next,
    ...live,
  });

export const heldWorkQuery = (client: Client) =>
  queryOptions({
    queryKey: [...WORK, 'held'],
    queryFn: ({ signal }) => client.call(listHeldWork, { signal }),
    ...live,
  });

/** One piece of work, as the page of its own shows it. */
export const workQuery = (client: Client, { kind, id }: Piece) =>
  queryOptions({
    queryKey: [...WORK, 'one', kind, id],
    queryFn: ({ signal }) => client.call(getWork, { params: { kind, id }, signal }),
    ...live,
  });

/** The cases and the other work with a code. */
export const workByCodeQuery = (client: Client, code: string) =>
  queryOptions({
    queryKey: [...WORK, 'by code', code],
    queryFn: ({ signal }) => client.call(findWork, { query: { code }, signal }),
  });

export type Page = ParamsOf<typeof showPresence>;
export type Other = AnswerOf<typeof showPresence>['others'][number];

/** Who else has a page open. Each reading tells that the member has it open too. */
export const presenceQuery = (client: Client, { kind, id }: Page) =>
  queryOptions({
    queryKey: ['presence', kind, id],
    queryFn: ({ signal }) => client.call(showPresence, { params: { kind, id }, signal }),
    gcTime: 0,
    ...live,
  });

export const leave = (client: Client, { kind, id }: Page) =>
  client.call(endPresence, { params: { kind, id } });

export const SAVED_VIEWS = ['saved views'] as const;

export const savedViewsQuery = (client: Client) =>
  queryOptions({
    queryKey: SAVED_VIEWS,
    queryFn: ({ signal }) => client.call(listSavedViews, { signal }),
  });

export const keepView = (client: Client, body: BodyOf<typeof saveView>) => client.call(saveView, { body });

export const forgetView = (client: Client, id: string) => client.call(removeView, { params: { id } });

export const colleaguesQuery = (client: Client) =>
  queryOptions({
    queryKey: ['colleagues'],
    queryFn: ({ signal }) => client.call(listColleagues, { signal }),
  });

export const takeNextOf = (client: Client, { queue, level }: Pick<QueueFilters, 'queue' | 'level'>) =>
  client.call(takeNext, { params: { queue }, query: level === null ? {} : { level } });

const paramsOf = ({ kind, id }: Piece): Piece => ({ kind, id });

export const take = (client: Client, piece: Piece) => client.call(claimWork, { params: paramsOf(piece) });

export const give = (client: Client, piece: Piece, body: BodyOf<typeof giveWork>) =>
  client.call(giveWork, { params: paramsOf(piece), body });

export const putBack = (client: Client, piece: Piece) =>
  client.call(putWorkBack, { params: paramsOf(piece) });

export const snooze = (client: Client, piece: Piece, body: BodyOf<typeof snoozeWork>) =>
  client.call(snoozeWork, { params: paramsOf(piece), body });
