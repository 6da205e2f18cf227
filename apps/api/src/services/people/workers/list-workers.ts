import { and } from 'drizzle-orm';
import { isFiltered, noFilters, type WorkerFilters } from '@repo/domain/worker-filters';
import type { Context } from '../../../context.ts';
import { momentCursor, readMomentCursor } from '../../platform/paging/moment-cursor.ts';
import { matchingFilters } from './matching-filters.ts';
import { matchingSearch, NOTHING } from './matching-search.ts';
import type { ListedWorker } from './present-worker.ts';
import { combinedPage, firstPage, pageOf } from './pages-of-workers.ts';
import { countShown, findShownToday, type ShownToday } from './shown-workers.ts';

/** The size of a page when the caller names none, and the maximum. */
const DEFAULT_LIMIT = 1000;
const MAXIMUM_LIMIT = 5000;
/** The maximum for an employer who never paid. The day's workers then suffice for this page and many searches. */
const MAXIMUM_NEVER_PAID = 1000;
/** The maximum for a search or a filtered list: a person looks through the rows, and the database reads no more for them. */
const MAXIMUM_FOUND = 100;
export interface WorkerPage {
  readonly workers: readonly ListedWorker[];
  /** The start of the next page, or null on the last one. */
  readonly nextCursor: string | null;
}

interface PageRequest {
  readonly search: string;
  readonly filters?: Partial<WorkerFilters>;
  readonly limit?: number;
  readonly cursor?: string;
}

/**
 * One page of the workers whom an employer can see, newest first. `search` matches name, service type and
 * known place. The filters narrow it, or the list. A cursor names a moment in the order of all workers, so it is
 * valid under any search and filter. `searchByNumber` finds by number.
 * @throws ServiceError `too-many` when an employer who never paid has seen the workers of a day.
 */
export async function listWorkers(
  ctx: Context,
  employerId: string,
  request: PageRequest,
): Promise<WorkerPage> {
  const page = {
    search: request.search.normalize('NFKC').trim(),
    filters: { ...noFilters, ...request.filters },
    cursor: request.cursor,
  };
  const shown = await findShownToday(ctx, employerId);
  const limit = Math.min(Math.max(request.limit ?? DEFAULT_LIMIT, 1), maximumOf(page, shown));
  const rows = await loadPage(ctx, employerId, page, limit + 1);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  const found = rows.slice(0, limit);
  return {
    workers: shown === null ? found : await countShown(ctx, shown, found),
    nextCursor: last === undefined ? null : momentCursor(last.createdAt, last.id),
  };
}

/** A page that is read: the search without blanks around it, and every filter. */
interface Page {
  readonly search: string;
  readonly filters: WorkerFilters;
  readonly cursor: string | undefined;
}

const isWhole = ({ search, filters }: Page): boolean => search === '' && !isFiltered(filters);

function maximumOf(page: Page, shown: ShownToday | null): number {
  if (!isWhole(page)) return MAXIMUM_FOUND;
  return shown === null ? MAXIMUM_LIMIT : MAXIMUM_NEVER_PAID;
}

async function loadPage(
  ctx: Context,
  employerId: string,
  page: Page,
  limit: number,
): Promise<readonly ListedWorker[]> {
  const viewer = { employerId, now: ctx.clock.now() };
  if (isWhole(page) && page.cursor === undefined) return firstPage(ctx.db).execute({ ...viewer, limit });
  const start = page.cursor === undefined ? undefined : readMomentCursor(page.cursor);
  const found = page.search === '' ? NOTHING : matchingSearch(page.search);
  const filtered = matchingFilters(page.filters);
  if (found === null || filtered === null) return [];
  const condition = and(found.condition, filtered.condition);
  return found.parts + filtered.parts < 2
    ? pageOf(ctx.db, viewer, limit, { condition, start })
    : combinedPage(ctx.db, viewer, limit, { condition, start });
}
