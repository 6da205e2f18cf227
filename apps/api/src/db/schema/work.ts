import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { packageLevels, type PackageLevel } from '@repo/domain/packages';
import { presencePages, type PresencePage } from '@repo/domain/presence';
import {
  assignmentEnds,
  workKinds,
  workQueues,
  workViews,
  type AssignmentEnd,
  type WorkKind,
  type WorkQueue,
  type WorkView,
} from '@repo/domain/work-queue';
import { moment, oneOf, primaryId } from './columns.ts';
import { opsMembers, workers } from './people.ts';

/** A piece of work: a row of the table of its kind. */
const subject = () => ({
  subjectKind: text().$type<WorkKind>().notNull(),
  subjectId: uuid().notNull(),
});

const ofMember = () => uuid().references(() => opsMembers.id);

/**
 * Who works on what. Only a holder sees the personal data (decisions 14). Triggers of the migrations end an assignment when
 * its work is over, and when a member gave a verdict: another one must look then.
 */
export const assignments = pgTable(
  'assignments',
  {
    id: primaryId(),
    ...subject(),
    /** Null for work about a phone, which may belong to nobody whom we know. */
    workerId: uuid().references(() => workers.id),
    memberId: ofMember().notNull(),
    assignedAt: moment().notNull(),
    /** The member herself, or who gave her the work. */
    assignedBy: ofMember().notNull(),
    /** Why it was given to her. */
    reason: text(),
    endedAt: moment(),
    end: text().$type<AssignmentEnd>(),
  },
  (table) => {
    const isOpen = sql`${table.endedAt} is null`;
    return [
      uniqueIndex('assignments_one_open').on(table.subjectKind, table.subjectId).where(isOpen),
      index('assignments_by_member').on(table.memberId, table.workerId).where(isOpen),
      index('assignments_by_subject').on(table.subjectId, table.assignedAt),
      index('assignments_by_worker').on(table.workerId),
      oneOf('assignments_subject_kind', table.subjectKind, workKinds),
      oneOf('assignments_end', table.end, assignmentEnds),
      check(
        'assignments_about_worker',
        sql`(${table.workerId} is null) = (${table.subjectKind} = 'message')`,
      ),
      check('assignments_ended', sql`(${table.endedAt} is null) = (${table.end} is null)`),
    ];
  },
);

/** The filtered queues that a member saved under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: primaryId(),
    memberId: ofMember().notNull(),
    name: text().notNull(),
    queue: text().$type<WorkQueue>().notNull(),
    view: text().$type<WorkView>().notNull(),
    level: text().$type<PackageLevel>(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('saved_views_by_name').on(table.memberId, sql`lower(${table.name})`),
    oneOf('saved_views_queue', table.queue, workQueues),
    oneOf('saved_views_view', table.view, workViews),
    oneOf('saved_views_level', table.level, packageLevels),
  ],
);

/** Work that its holder put aside until a day. */
export const snoozes = pgTable(
  'snoozes',
  {
    id: primaryId(),
    ...subject(),
    memberId: ofMember().notNull(),
    until: moment().notNull(),
    reason: text().notNull(),
    createdAt: moment().notNull(),
    endedAt: moment(),
  },
  (table) => [
    uniqueIndex('snoozes_one_open')
      .on(table.subjectKind, table.subjectId)
      .where(sql`${table.endedAt} is null`),
    oneOf('snoozes_subject_kind', table.subjectKind, workKinds),
  ],
);

/** Which pages the members have open, for each other. The table is unlogged: what a crash empties is told again in seconds. */
export const presences = pgTable(
  'presences',
  {
    memberId: ofMember().notNull(),
    subjectKind: text().$type<PresencePage>().notNull(),
    subjectId: uuid().notNull(),
    seenAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subjectId, table.subjectKind, table.memberId] }),
    index('presences_by_time').on(table.seenAt),
    oneOf('presences_subject_kind', table.subjectKind, presencePages),
  ],
);
