import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/client.ts';
import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from '../contract/define-call.ts';
import {
  claimWork,
  giveWork,
  listColleagues,
  listHeldWork,
  listQueue,
  listQueues,
  putWorkBack,
  snoozeWork,
  takeNext,
} from '../contract/work.ts';

/** Everything that changes when a member takes work or gives it away. */
export const WORK = ['work'] as const;
/** Colleagues take work too. The counts and lists are read again this often while somebody looks at them. */
const LIVE_MILLISECONDS = 15_000;
const live = { refetchInterval: LIVE_MILLISECONDS, refetchOnWindowFocus: 'always' } as const;

export type Queue = ParamsOf<typeof listQueue>['queue'];
export type View = NonNullable<QueryOf<typeof listQueue>['view']>;
export type Queues = AnswerOf<typeof listQueues>;
export type HeldWork = AnswerOf<typeof listHeldWork>;
export type Work = AnswerOf<typeof listQueue>['work'][number];

/** One piece of work by its kind and id. */
export type Piece = Readonly<Pick<Work, 'kind' | 'id'>>;

export const queuesQuery = (client: Client) =>
  queryOptions({
    queryKey: [...WORK, 'queues'],
    queryFn: ({ signal }) => client.call(listQueues, { signal }),
    ...live,
  });

export const queueQuery = (client: Client, queue: Queue, view: View) =>
  queryOptions({
    queryKey: [...WORK, 'queue', queue, view],
    queryFn: ({ signal }) => client.call(listQueue, { params: { queue }, query: { view }, signal }),
    ...live,
  });

export const heldWorkQuery = (client: Client) =>
  queryOptions({
    queryKey: [...WORK, 'held'],
    queryFn: ({ signal }) => client.call(listHeldWork, { signal }),
    ...live,
  });

export const colleaguesQuery = (client: Client) =>
  queryOptions({
    queryKey: ['colleagues'],
    queryFn: ({ signal }) => client.call(listColleagues, { signal }),
  });

export const takeNextOf = (client: Client, queue: Queue) => client.call(takeNext, { params: { queue } });

const paramsOf = ({ kind, id }: Piece): Piece => ({ kind, id });

export const take = (client: Client, piece: Piece) => client.call(claimWork, { params: paramsOf(piece) });

export const give = (client: Client, piece: Piece, body: BodyOf<typeof giveWork>) =>
  client.call(giveWork, { params: paramsOf(piece), body });

export const putBack = (client: Client, piece: Piece) =>
  client.call(putWorkBack, { params: paramsOf(piece) });

export const snooze = (client: Client, piece: Piece, body: BodyOf<typeof snoozeWork>) =>
  client.call(snoozeWork, { params: paramsOf(piece), body });
