import { sql, type SQL } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ANSWER_DAYS } from '@repo/domain/finding-answer';
import { incidentChannels, type IncidentChannel } from '@repo/domain/incident-report';
import {
  incidentMachine,
  misconductCategories,
  registryRegions,
  type IncidentStatus,
  type MisconductCategory,
  type RegistryRegion,
} from '@repo/domain/misconduct';
import { codeOf, moment, oneOf, primaryId } from './columns.ts';
import { ofEmployer, ofWorker, opsMembers } from './people.ts';
import { reviews } from './reviews.ts';

/**
 * Misconduct reports of employers. They are allegations until the team upholds one. The team asks the worker
 * for her statement first.
 */
export const misconductReports = pgTable(
  'misconduct_reports',
  {
    id: primaryId(),
    workerId: ofWorker(),
    reporterId: ofEmployer(),
    /**
     * The review with the allegation. Its author may still delete it. The misconduct report that the team
     * made of it stays.
     */
    reviewId: uuid()
      .unique()
      .references(() => reviews.id, { onDelete: 'set null' }),
    category: text().$type<MisconductCategory>().notNull(),
    region: text().$type<RegistryRegion>().notNull(),
    description: text().notNull(),
    status: text().$type<IncidentStatus>().notNull().default('reported'),
    askedBy: text().$type<IncidentChannel>(),
    askedAt: moment(),
    /** The team's question to the worker, in the team's own words and never in the reporter's. */
    question: text(),
    statement: text(),
    /** When the worker herself wrote her side. What the team wrote down for her gives her no less time. */
    answeredAt: moment(),
    createdAt: moment().notNull(),
    decidedBy: uuid().references(() => opsMembers.id),
    /** The other member who upheld it (decisions 14). */
    secondedBy: uuid().references(() => opsMembers.id),
    /** Upheld by one member, before two were needed. */
    decidedAlone: boolean().notNull().default(false),
    decidedAt: moment(),
    /** The team's reason for the decision. Employers read the reason of an upheld report in the registry. */
    decisionNote: text(),
  },
  (table) => [
    index('misconduct_reports_by_code').on(codeOf(table.id)),
    uniqueIndex('misconduct_reports_said_once').on(
      table.reporterId,
      table.workerId,
      table.category,
      sql`md5(${table.description})`,
    ),
    index('misconduct_reports_waiting')
      .on(table.createdAt, table.id)
      .where(sql`${table.status} in ('reported', 'worker_asked')`),
    index('misconduct_reports_for_team')
      .on(incidentTurnSince(table), table.id)
      .where(sql`${table.status} in ('reported', 'worker_asked')`),
    index('misconduct_reports_by_worker').on(table.workerId, table.status, table.decidedAt.desc()),
    check(
      'misconduct_reports_by_two',
      sql`${table.secondedBy} is null or ${table.secondedBy} <> ${table.decidedBy}`,
    ),
    check(
      'misconduct_reports_seconded',
      sql`${table.status} <> 'upheld' or ${table.secondedBy} is not null or ${table.decidedAlone}`,
    ),
    oneOf('misconduct_reports_status', table.status, incidentMachine.states),
    oneOf('misconduct_reports_category', table.category, misconductCategories),
    oneOf('misconduct_reports_region', table.region, registryRegions),
    oneOf('misconduct_reports_asked_by', table.askedBy, incidentChannels),
  ],
);

/**
 * Since when the team has something to do with an undecided incident, or from when on it will: the worker's answer, or the end
 * of her days. It is no column, and needs no clock. In UTC it has an index: only without a time zone are days always as long.
 */
export const incidentTurnSince = ({
  answeredAt,
  askedAt,
  createdAt,
}: Readonly<Record<'answeredAt' | 'askedAt' | 'createdAt', AnyPgColumn | SQL>>): SQL =>
  sql`coalesce(least(${answeredAt}, (${askedAt} at time zone 'UTC' + interval '${sql.raw(String(ANSWER_DAYS))} days') at time zone 'UTC'), ${createdAt})`;
