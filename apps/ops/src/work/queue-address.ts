import type { Piece, QueueFilters } from '@repo/api-client/queries/work';
import { packageLevels } from '@repo/domain/packages';
import { workQueues, workViews, type WorkQueue } from '@repo/domain/work-queue';
import { paths } from '../paths.ts';

/** The filters that an address keeps. Anything unknown in it is the default. */
export const readFilters = (queue: WorkQueue, asked: URLSearchParams): QueueFilters => ({
  queue,
  view: workViews.find((each) => each === asked.get('view')) ?? 'open',
  level: packageLevels.find((each) => each === asked.get('package')) ?? null,
});

/** The filters as the query of an address. The defaults are not written. */
const written = ({ view, level }: QueueFilters): Readonly<Record<string, string>> => ({
  ...(view === 'open' ? {} : { view }),
  ...(level === null ? {} : { package: level }),
});

const addressOf = (path: string, query: Readonly<Record<string, string>>): string => {
  const asked = new URLSearchParams(query).toString();
  return asked === '' ? path : `${path}?${asked}`;
};

/** The address of a filtered queue. */
export const queueAddress = (filters: QueueFilters): string =>
  addressOf(paths.queue(filters.queue), written(filters));

/** The queue from which an address was opened, or null. */
export function readQueue(asked: URLSearchParams): QueueFilters | null {
  const queue = workQueues.find((each) => each === asked.get('queue'));
  return queue === undefined ? null : readFilters(queue, asked);
}

/** The queue from which an address is opened, as its query. */
export const queueQuery = (from: QueueFilters | null): Readonly<Record<string, string>> =>
  from === null ? {} : { queue: from.queue, ...written(from) };

/** The address of work outside a case, which remembers its queue. */
export const itemAddress = ({ kind, id }: Piece, from: QueueFilters | null): string =>
  addressOf(paths.item(kind, id), queueQuery(from));
