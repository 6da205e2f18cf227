import { sql, type SQLWrapper } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import {
  checkKinds,
  checkMachine,
  checkOutcomes,
  type CheckKind,
  type CheckOutcome,
  type CheckStatus,
} from '@repo/domain/check';
import { caseMachine, type CaseStatus } from '@repo/domain/verification-case';
import { codeOf, moment, oneOf, primaryId } from './columns.ts';
import { consents } from './consents.ts';
import { ofEmployer, ofWorker, opsMembers } from './people.ts';
import { purchases } from './purchases.ts';

/** The checks of a worker that a paid purchase with her consent starts. */
export const cases = pgTable(
  'cases',
  {
    id: primaryId(),
    purchaseId: uuid()
      .notNull()
      .unique()
      .references(() => purchases.id),
    consentId: uuid()
      .notNull()
      .references(() => consents.id),
    employerId: ofEmployer(),
    workerId: ofWorker(),
    level: text().$type<'lite' | 'standard' | 'premium'>().notNull(),
    status: text().$type<CaseStatus>().notNull().default('open'),
    openedAt: moment().notNull(),
    completedAt: moment(),
    /**
     * When the report was complete for the first time. A correction reopens the case and leaves this moment
     * as it is.
     */
    deliveredAt: moment(),
  },
  (table) => [
    index('cases_by_code').on(codeOf(table.id)),
    index('cases_by_worker').on(table.workerId),
    index('cases_by_consent').on(table.consentId),
    oneOf('cases_status', table.status, caseMachine.states),
  ],
);
export type CaseRow = typeof cases.$inferSelect;

/** The date by which the team must act. Its queues have an index in this order. */
export const teamDue = ({ missedAt, dueAt }: { readonly missedAt: SQLWrapper; readonly dueAt: SQLWrapper }) =>
  sql`least(${missedAt}, ${dueAt})`;

export const checks = pgTable(
  'checks',
  {
    id: primaryId(),
    caseId: uuid()
      .notNull()
      .references(() => cases.id),
    workerId: ofWorker(),
    kind: text().$type<CheckKind>().notNull(),
    /** The order within its case. */
    step: integer().notNull(),
    status: text().$type<CheckStatus>().notNull().default('pending'),
    waitingOn: text(),
    outcome: text().$type<CheckOutcome>(),
    /**
     * The outcome of a final review that a correction reopened. The score counts it until the review is
     * written again, and `decidedAt` stays with it. Nobody is shown it.
     */
    heldOutcome: text().$type<CheckOutcome>(),
    note: text(),
    /** The last day of validity of the health certificate that the team saw. */
    expiresOn: date({ mode: 'string' }),
    decidedBy: uuid().references(() => opsMembers.id),
    /** The other member who came to this outcome (decisions 14). */
    secondedBy: uuid().references(() => opsMembers.id),
    /** Decided by one member where two are needed: in a dispute, or before two were needed. */
    decidedAlone: boolean().notNull().default(false),
    decidedAt: moment(),
    /**
     * The moment from which a finding may enter the report, set with the first member's decision (decisions 8).
     */
    inReportFrom: moment(),
    /** When the worker said that she has nothing to add to the finding. */
    saidAllAt: moment(),
    /**
     * The decided check of another case of this employer. This row is a copy of that decision at that time.
     */
    reusedFrom: uuid().references((): AnyPgColumn => checks.id),
    /** The date that employer and worker are told. */
    dueAt: moment().notNull(),
    /**
     * The first date that passed while the team had to act. The check stays late in its queue, whatever date others are
     * told since. A trigger of the migrations ends it with the team's turn.
     */
    missedAt: moment(),
    /**
     * Who must act, and since when. Null when nobody must: it is decided, its finding waits for the worker's answer, or its
     * case has ended. Triggers of the migrations set both.
     */
    turn: text().$type<'team' | 'others'>(),
    turnSince: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('checks_for_team')
      .on(table.kind, teamDue(table), table.id)
      .where(sql`${table.turn} = 'team' and ${table.status} in ('pending', 'in_progress', 'waiting')`),
    index('checks_for_second_look')
      .on(teamDue(table), table.id)
      .where(
        sql`${table.turn} = 'team' and (${table.status} in ('second_look', 'settling') or ${table.kind} = 'identity')`,
      ),
    index('checks_for_others')
      .on(table.kind, teamDue(table), table.id)
      .where(sql`${table.turn} = 'others'`),
    oneOf('checks_turn', table.turn, ['team', 'others']),
    uniqueIndex('checks_one_per_kind').on(table.caseId, table.kind),
    index('checks_by_worker').on(table.workerId, table.kind, table.decidedAt.desc()),
    index('checks_by_origin')
      .on(table.reusedFrom)
      .where(sql`${table.reusedFrom} is not null`),
    index('checks_by_due').on(table.dueAt, table.createdAt, table.caseId, table.step),
    index('checks_undecided_by_due')
      .on(table.dueAt, table.createdAt, table.caseId, table.step)
      .where(sql`${table.status} <> 'decided'`),
    oneOf('checks_status', table.status, checkMachine.states),
    oneOf('checks_kind', table.kind, checkKinds),
    oneOf('checks_outcome', table.outcome, checkOutcomes),
    oneOf('checks_held_outcome', table.heldOutcome, checkOutcomes),
    check(
      'checks_held_until_decided',
      sql`${table.heldOutcome} is null or (${table.kind} = 'final_review' and ${table.status} <> 'decided')`,
    ),
    index('checks_confirmed_by_end')
      .on(table.inReportFrom)
      .where(sql`${table.status} = 'confirmed'`),
    // Two pairs of eyes (decisions 14). A reused result has those of its origin.
    check(
      'checks_by_two',
      sql`${table.secondedBy} is null or (${table.decidedBy} is not null and ${table.secondedBy} <> ${table.decidedBy})`,
    ),
    check(
      'checks_seconded',
      sql`${table.status} <> 'decided' or ${table.secondedBy} is not null or ${table.reusedFrom} is not null
        or ${table.decidedAlone} or not (${table.outcome} = 'finding' or (${table.kind} = 'identity'
        and ${table.outcome} <> 'unable_to_verify' and ${table.decidedBy} is not null))`,
    ),
    check('checks_reused_decided', sql`${table.reusedFrom} is null or ${table.status} = 'decided'`),
  ],
);
export type CheckRow = typeof checks.$inferSelect;

/**
 * The report of a case: its number, and the code with which a third person can ask whether the report is
 * genuine.
 */
export const reports = pgTable('reports', {
  id: primaryId(),
  caseId: uuid()
    .notNull()
    .unique()
    .references(() => cases.id),
  number: text().notNull().unique(),
  code: text().notNull().unique(),
  createdAt: moment().notNull(),
  issuedAt: moment(),
  /**
   * The worker's name in the issued report. A worker whose identity is not verified may change her name
   * afterwards.
   */
  issuedName: text(),
});
