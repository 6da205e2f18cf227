import { sql, type SQL } from 'drizzle-orm';
import { stepsOfLevel } from '@repo/domain/check';
import type { PackageLevel } from '@repo/domain/packages';
import { lateUntil } from '@repo/domain/work-deadline';
import {
  checkKindOfQueue,
  kindOfQueue,
  workDueSince,
  type WorkKind,
  type WorkQueue,
  type WorkView,
} from '@repo/domain/work-queue';
import { knownTo } from '../access/conflicts.ts';
import { looksBelow, type Member } from './lock-work.ts';
import { inQueue, withoutKnown, type WorkSource } from './work-sources.ts';

const openRow = (table: SQL, kind: WorkKind): SQL =>
  sql`${table} f where f.subject_kind = ${kind} and f.ended_at is null`;
const snoozedAt = (now: Date): SQL => sql`f.until > ${now.toISOString()}::timestamptz`;

/*
 * Subqueries, and no joins: with those PostgreSQL expects next to no rows, and reads and sorts a whole queue for its first page.
 * What few rows have is an array of their ids, so that the queue is not read for them either.
 */

export const isNotSnoozed = (kind: WorkKind, now: Date): SQL =>
  sql`not exists (select from ${openRow(sql`snoozes`, kind)} and f.subject_id = s.id and ${snoozedAt(now)})`;

const isUnassigned = (kind: WorkKind): SQL =>
  sql`not exists (select from ${openRow(sql`assignments`, kind)} and f.subject_id = s.id)`;

export const countSnoozed = (kind: WorkKind, now: Date): SQL =>
  sql`(select count(*) from ${openRow(sql`snoozes`, kind)} and ${snoozedAt(now)})`;

const isSnoozed = (kind: WorkKind, now: Date): SQL =>
  sql`s.id = any (array(select f.subject_id from ${openRow(sql`snoozes`, kind)} and ${snoozedAt(now)}))`;

const isHeldBy = (kind: WorkKind, memberId: string): SQL =>
  sql`s.id = any (array(select f.subject_id from ${openRow(sql`assignments`, kind)} and f.member_id = ${memberId}))`;

interface Looking {
  readonly view: WorkView;
  readonly memberId: string;
  readonly now: Date;
}

/** What a view of a queue has. */
export function inView(queue: WorkQueue, source: WorkSource, { view, memberId, now }: Looking): SQL {
  const { open: isOpen, waiting } = inQueue(queue, source);
  const kind = kindOfQueue[queue];
  switch (view) {
    case 'open':
      return sql`${isOpen} and ${isNotSnoozed(kind, now)}`;
    case 'unassigned':
      return sql`${isOpen} and ${isUnassigned(kind)} and ${isNotSnoozed(kind, now)}`;
    case 'held':
      return sql`((${isOpen}) or (${waiting})) and ${isHeldBy(kind, memberId)}`;
    case 'late':
      return sql`${isOpen} and ${isLate(queue, source, now)}`;
    case 'snoozed':
      return sql`${isOpen} and ${isSnoozed(kind, now)}`;
    case 'waiting':
      return waiting;
  }
}

/** What a list shows a member: not the persons whom she knows, and nothing that another member must look at. */
export const isShown = (source: WorkSource, memberId: string, known = knownTo(memberId)): SQL =>
  sql`${withoutKnown(known, source)} and not ${source.saidBy(memberId)}`;

/** What a member may take of that. */
export const mayTake = (source: WorkSource, { id, role }: Member, known = knownTo(id)): SQL =>
  sql`${isShown(source, id, known)} and ${source.looks} < ${looksBelow(role)}`;

/** Whether open work is late, as `deadlineState` of the domain says it. */
export function isLate(queue: WorkQueue, { dueAt, order }: WorkSource, now: Date): SQL {
  const kind = kindOfQueue[queue];
  const until = sql`${lateUntil(now).toISOString()}::timestamptz`;
  if (kind === 'check') return sql`${order} <= ${until}`;
  const since = sql`${workDueSince(kind, lateUntil(now)).toISOString()}::timestamptz`;
  if (kind !== 'chargeback') return sql`${order} <= ${since}`;
  // Without a day of the bank it is late later. The first condition finds the place in the order.
  return sql`${order} <= ${until} and (${dueAt} is not null or ${order} <= ${since})`;
}

/**
 * Whether work is of a package level. Any is without one. A queue of a kind that a level does not have is not read to its end.
 */
export function isOfLevel(queue: WorkQueue, source: WorkSource, level: PackageLevel | undefined): SQL {
  if (level === undefined) return sql`true`;
  const kind = checkKindOfQueue(queue);
  return kind === null || stepsOfLevel[level].includes(kind) ? sql`${source.level} = ${level}` : sql`false`;
}
