import { and, desc, inArray, not, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';
import { workers } from '../../../db/schema/people.ts';
import { saidYesTo } from '../../access/said-yes.ts';
import type { Viewer } from '../../access/viewer.ts';
import { seenBy, seenByAll } from '../../access/visibility.ts';
import type { MomentCursor } from '../../platform/paging/moment-cursor.ts';
import { listedColumns, type ListedWorker } from './present-worker.ts';

/** Which workers belong to a page. */
interface Which {
  readonly condition: SQL | undefined;
  /** The page begins after it. */
  readonly start: MomentCursor | undefined;
}

const newestFirst = [desc(workers.createdAt), desc(workers.id)];
/** The same order, in a form that no index has. */
const newestFirstSorted = [sql`${workers.createdAt} + interval '0' desc`, desc(workers.id)];

/**
 * A page in two parts without a worker in common: those whom everybody can see, read from their own index,
 * and the few others whom only this employer can see. A single query for both would look at every worker.
 */
export function pageOf(
  db: Database,
  viewer: Viewer,
  limit: number | Placeholder,
  { condition, start }: Which,
  order = newestFirst,
) {
  const columns = listedColumns(db, viewer);
  const further = and(condition, start && after(start));
  const ofAll = db
    .select(columns)
    .from(workers)
    .where(and(seenBy(db, viewer.employerId), further))
    .orderBy(...order)
    .limit(limit);
  const ofThisEmployer = db
    .select(columns)
    .from(workers)
    .where(and(not(seenByAll), inArray(workers.id, saidYesTo(db, viewer)), further));
  return unionAll(ofAll, ofThisEmployer)
    .orderBy(sql`created_at desc`, sql`id desc`)
    .limit(limit);
}

export const firstPage = prepared((db) =>
  pageOf(
    db,
    { employerId: sql.placeholder('employerId'), now: sql.placeholder('now') },
    sql.placeholder('limit'),
    { condition: undefined, start: undefined },
  ).prepare('first_page_of_workers'),
);

/** Among so many of the newest a page is looked for first. Most pages are full there. */
const NEWEST = 20_000;

/**
 * A page under several conditions. The database guesses how many workers meet each, and not how many meet all: for
 * cooks in a place without cooks it would read every worker in their order. So it reads the newest in their order,
 * and, where they do not fill the page, those of the indexes of the conditions.
 */
export async function combinedPage(
  db: Database,
  viewer: Viewer,
  limit: number,
  { condition, start }: Which,
): Promise<readonly ListedWorker[]> {
  const [end] = await db
    .select({ at: workers.createdAt, id: workers.id })
    .from(workers)
    .where(and(seenByAll, start && after(start)))
    .orderBy(...newestFirst)
    .offset(NEWEST)
    .limit(1);
  if (end === undefined) return pageOf(db, viewer, limit, { condition, start });
  const untilEnd = sql`(${workers.createdAt}, ${workers.id}) >= (${end.at.toISOString()}::timestamptz, ${end.id}::uuid)`;
  const page = await pageOf(db, viewer, limit, { condition: and(condition, untilEnd), start });
  if (page.length === limit) return page;
  return pageOf(db, viewer, limit, { condition, start }, newestFirstSorted);
}

const after = ({ moment, id }: MomentCursor): SQL =>
  sql`(${workers.createdAt}, ${workers.id}) < (${moment}::timestamptz, ${id}::uuid)`;
