import { sql, type SQL } from 'drizzle-orm';
import { lateUntil } from '@repo/domain/work-deadline';
import { kindOfQueue, workDueSince, type WorkQueue, type WorkView } from '@repo/domain/work-queue';
import type { PackageLevel } from '@repo/domain/packages';
import type { Context } from '../../context.ts';
import { withoutConflict } from '../access/conflicts.ts';
import { momentCursor, readMomentCursor, type MomentCursor } from '../platform/paging/moment-cursor.ts';
import { lastOfPage, teamPageSize } from '../platform/paging/team-page.ts';
import { presentWork, readRows, workColumns, workFrom, type Work } from './read-work.ts';
import { inQueue, workSources, type WorkSource } from './work-sources.ts';

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
    sql`select ${workColumns(source)} from ${workFrom(kind, source)}
      where ${viewOf(queue, source, { view, memberId, now })}
        and ${withoutConflict(memberId, source.workerId)} and not ${source.saidBy(memberId)}
        ${level === undefined ? sql`` : sql`and ${source.level} = ${level}`}
        ${page.cursor === undefined ? sql`` : sql`and ${after(source, readMomentCursor(page.cursor))}`}
      order by ${source.order}, s.id limit ${limit + 1}`,
  );
  const last = lastOfPage(rows, limit);
  return {
    work: rows.slice(0, limit).map((row) => presentWork(kind, row, { readerId: memberId, now })),
    nextCursor: last === undefined ? null : momentCursor(last.place_at, last.id),
  };
}

interface Looking {
  readonly view: WorkView;
  readonly memberId: string;
  readonly now: Date;
}

const isSnoozed = (now: Date): SQL => sql`z.until > ${now.toISOString()}::timestamptz`;
export const isNotSnoozed = (now: Date): SQL => sql`(${isSnoozed(now)}) is not true`;

function viewOf(queue: WorkQueue, source: WorkSource, { view, memberId, now }: Looking): SQL {
  const { open, waiting } = inQueue(queue, source);
  switch (view) {
    case 'open':
      return sql`${open} and ${isNotSnoozed(now)}`;
    case 'unassigned':
      return sql`${open} and a.id is null and ${isNotSnoozed(now)}`;
    case 'held':
      return sql`((${open}) or (${waiting})) and a.member_id = ${memberId}`;
    case 'late':
      return sql`${open} and ${isLate(queue, source, now)}`;
    case 'snoozed':
      return sql`${open} and ${isSnoozed(now)}`;
    case 'waiting':
      return waiting;
  }
}

/** Whether work is late, as `deadlineState` of the domain says it. */
export function isLate(queue: WorkQueue, { dueAt, since }: WorkSource, now: Date): SQL {
  const kind = kindOfQueue[queue];
  const until = lateUntil(now);
  const isOver = sql`${dueAt} <= ${until.toISOString()}::timestamptz`;
  if (kind === 'check') return isOver;
  const arrivedLong = sql`${since} <= ${workDueSince(kind, until).toISOString()}::timestamptz`;
  return kind === 'chargeback' ? sql`coalesce(${isOver}, ${arrivedLong})` : arrivedLong;
}

/** The cursor has the place of the last row, not a reference to it: that row may be put off or deleted by now. */
const after = ({ order }: WorkSource, { moment, id }: MomentCursor): SQL =>
  sql`(${order}, s.id) > (${moment}::timestamptz, ${id}::uuid)`;
