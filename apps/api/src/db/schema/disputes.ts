import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { rulingReasons, type RulingReason } from '@repo/domain/allegation-reason';
import { disputeMachine, type DisputeStatus } from '@repo/domain/dispute';
import { checks } from './cases.ts';
import { codeOf, moment, oneOf, primaryId } from './columns.ts';
import { misconductReports } from './misconduct.ts';
import { ofWorker, opsMembers } from './people.ts';

/**
 * Disputes of workers about the result of a check or an upheld misconduct report. Each of them has at most
 * one open dispute.
 */
export const disputes = pgTable(
  'disputes',
  {
    id: primaryId(),
    workerId: ofWorker(),
    checkId: uuid().references(() => checks.id),
    incidentId: uuid().references(() => misconductReports.id),
    /** The worker's own text. She and the team read it. */
    words: text().notNull(),
    status: text().$type<DisputeStatus>().notNull().default('open'),
    createdAt: moment().notNull(),
    /** The latest verdict about its check that counts, where that is later than the dispute. Triggers of the migrations set it. */
    turnSince: moment(),
    decidedBy: uuid().references(() => opsMembers.id),
    /** When the team decided it, or the worker took it back. */
    endedAt: moment(),
    /** What the decision stands on, as a code. Only the team reads it. */
    decisionReason: text().$type<RulingReason>(),
    /** The team's reason for the decision in words. The worker reads it. */
    decisionNote: text(),
  },
  (table) => [
    index('disputes_by_code').on(codeOf(table.id)),
    uniqueIndex('disputes_one_open_of_check')
      .on(table.checkId)
      .where(sql`${table.status} = 'open'`),
    uniqueIndex('disputes_one_open_of_incident')
      .on(table.incidentId)
      .where(sql`${table.status} = 'open'`),
    index('disputes_waiting')
      .on(table.createdAt, table.id)
      .where(sql`${table.status} = 'open'`),
    index('disputes_for_team')
      .on(sql`coalesce(${table.turnSince}, ${table.createdAt})`, table.id)
      .where(sql`${table.status} = 'open'`),
    index('disputes_by_worker').on(table.workerId, table.createdAt.desc()),
    oneOf('disputes_decision_reason', table.decisionReason, rulingReasons),
    oneOf('disputes_status', table.status, disputeMachine.states),
    check('disputes_of_one_finding', sql`(${table.checkId} is null) <> (${table.incidentId} is null)`),
  ],
);
