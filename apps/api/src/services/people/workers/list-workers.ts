import { and, desc, inArray, not, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { isFiltered, noFilters, type WorkerFilters } from '@repo/domain/worker-filters';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { workers } from '../../../db/schema/people.ts';
import { prepared } from '../../../db/prepared.ts';
import { momentCursor, readMomentCursor } from '../../platform/paging/moment-cursor.ts';
import { matchingFilters } from './matching-filters.ts';
import { matchingSearch } from './matching-search.ts';
import { listedColumns, type ListedWorker } from './present-worker.ts';
import { countShown, findShownToday, type ShownToday } from './shown-workers.ts';
import { saidYesTo } from '../../access/said-yes.ts';
import type { Viewer } from '../../access/viewer.ts';
import { seenBy, seenByAll } from '../../access/visibility.ts';

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

const newestFirst = [desc(workers.createdAt), desc(workers.id)];

/**
 * A page in two parts without a worker in common: those whom everybody can see, read from their own index,
 * and the few others whom only this employer can see. A single query for both would look at every worker.
 */
function pageOf(db: Database, viewer: Viewer, limit: number | Placeholder, further?: SQL) {
  const columns = listedColumns(db, viewer);
  const ofAll = db
    .select(columns)
    .from(workers)
    .where(and(seenBy(db, viewer.employerId), further))
    .orderBy(...newestFirst)
    .limit(limit);
  const ofThisEmployer = db
    .select(columns)
    .from(workers)
    .where(and(not(seenByAll), inArray(workers.id, saidYesTo(db, viewer)), further));
  return unionAll(ofAll, ofThisEmployer)
    .orderBy(sql`created_at desc`, sql`id desc`)
    .limit(limit);
}

const firstPage = prepared((db) =>
  pageOf(
    db,
    { employerId: sql.placeholder('employerId'), now: sql.placeholder('now') },
    sql.placeholder('limit'),
  ).prepare('first_page_of_workers'),
);

async function loadPage(
  ctx: Context,
  employerId: string,
  page: Page,
  limit: number,
): Promise<readonly ListedWorker[]> {
  const viewer = { employerId, now: ctx.clock.now() };
  if (isWhole(page) && page.cursor === undefined) return firstPage(ctx.db).execute({ ...viewer, limit });
  const found = page.search === '' ? undefined : matchingSearch(page.search);
  const filtered = isFiltered(page.filters) ? matchingFilters(page.filters) : undefined;
  if (found === null || filtered === null) return [];
  return pageOf(ctx.db, viewer, limit, and(found, filtered, after(page.cursor)));
}

function after(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const { moment, id } = readMomentCursor(cursor);
  return sql`(${workers.createdAt}, ${workers.id}) < (${moment}::timestamptz, ${id}::uuid)`;
}
