import { sql, type SQL } from 'drizzle-orm';
import { kindOfQueue, type WorkQueue, type WorkView } from '@repo/domain/work-queue';
import type { PackageLevel } from '@repo/domain/packages';
import type { Context } from '../../context.ts';
import { momentCursor, readMomentCursor, type MomentCursor } from '../platform/paging/moment-cursor.ts';
import { lastOfPage, teamPageSize } from '../platform/paging/team-page.ts';
import { inView, isOfLevel, isShown } from './queue-views.ts';
import { presentWork, readRows, workColumns, workFrom, type Work } from './read-work.ts';
import { workSources, type WorkSource } from './work-sources.ts';

export interface QueuePage {
  readonly work: readonly Work[];
  /** The cursor of the next page, or null on the last page. */
  readonly nextCursor: string | null;
}

interface PageRequest {
  readonly view: WorkView;
  readonly level?: PackageLevel;
  readonly limit?: number;
  readonly cursor?: string;
}

/**
 * One page of a queue, the work due first on top. It leaves out the persons whom the member knows, and what another
 * member must look at. It has ids, kinds and dates, and no personal data.
 */
export async function listQueue(
  { db, clock }: Context,
  memberId: string,
  queue: WorkQueue,
  { view, level, ...page }: PageRequest,
): Promise<QueuePage> {
  const now = clock.now();
  const limit = teamPageSize(page.limit);
  const kind = kindOfQueue[queue];
  const source = workSources[kind](now);
  const rows = await readRows(
    db,
    // The holders are read of one page alone.
    sql`with page as (
        select s.id from ${source.table}
        where ${inView(queue, source, { view, memberId, now })}
          and ${isShown(source, memberId)}
          and ${isOfLevel(queue, source, level)}
          ${page.cursor === undefined ? sql`` : sql`and ${after(source, readMomentCursor(page.cursor))}`}
        order by ${source.order}, s.id limit ${limit + 1}
      )
      select ${workColumns(source)} from ${workFrom(kind, source)} where s.id = any (array(select page.id from page))
      order by ${source.order}, s.id`,
  );
  const last = lastOfPage(rows, limit);
  return {
    work: rows.slice(0, limit).map((row) => presentWork(kind, row, { readerId: memberId, now })),
    nextCursor: last === undefined ? null : momentCursor(last.place_at, last.id),
  };
}

/** The cursor has the place of the last row, not a reference to it: that row may be put off or deleted by now. */
const after = ({ order }: WorkSource, { moment, id }: MomentCursor): SQL =>
  sql`(${order}, s.id) > (${moment}::timestamptz, ${id}::uuid)`;
