import type { QueueFilters } from '@repo/api-client/queries/work';
import { packageLevels } from '@repo/domain/packages';
import { workViews, type WorkQueue } from '@repo/domain/work-queue';
import { paths } from '../paths.ts';

/** The filters that an address keeps. Anything unknown in it is the default. */
export const readFilters = (queue: WorkQueue, asked: URLSearchParams): QueueFilters => ({
  queue,
  view: workViews.find((each) => each === asked.get('view')) ?? 'open',
  level: packageLevels.find((each) => each === asked.get('package')) ?? null,
});

/** The address of a filtered queue. The defaults are not written. */
export function queueAddress({ queue, view, level }: QueueFilters): string {
  const query = new URLSearchParams({
    ...(view === 'open' ? {} : { view }),
    ...(level === null ? {} : { package: level }),
  }).toString();
  return paths.queue(queue) + (query === '' ? '' : `?${query}`);
}
