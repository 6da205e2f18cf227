import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { incidentChannels, type IncidentChannel } from '@repo/domain/incident-report';
import {
  incidentMachine,
  misconductCategories,
  registryRegions,
  type IncidentStatus,
  type MisconductCategory,
  type RegistryRegion,
} from '@repo/domain/misconduct';
import { moment, oneOf, primaryId } from './columns.ts';
import { ofEmployer, ofWorker, opsMembers } from './people.ts';
import { reviews } from './reviews.ts';

/** Incidents that employers reported: allegations, until the team upholds one after the worker was asked for her side. */
export const misconductReports = pgTable(
  'misconduct_reports',
  {
    id: primaryId(),
    workerId: ofWorker(),
    reporterId: ofEmployer(),
    /** The review that alleged it. Its author may still take it back; what the team took up stays. */
    reviewId: uuid()
      .unique()
      .references(() => reviews.id, { onDelete: 'set null' }),
    category: text().$type<MisconductCategory>().notNull(),
    region: text().$type<RegistryRegion>().notNull(),
    description: text().notNull(),
    status: text().$type<IncidentStatus>().notNull().default('reported'),
    askedBy: text().$type<IncidentChannel>(),
    askedAt: moment(),
    /** What the team puts to her, in its own words: never those of who reported it. */
    question: text(),
    statement: text(),
    createdAt: moment().notNull(),
    decidedBy: uuid().references(() => opsMembers.id),
    decidedAt: moment(),
    /** Why the team decided so. Of what is upheld, employers read it in the registry. */
    decisionNote: text(),
  },
  (table) => [
    uniqueIndex('misconduct_reports_said_once').on(
      table.reporterId,
      table.workerId,
      table.category,
      sql`md5(${table.description})`,
    ),
    index('misconduct_reports_waiting')
      .on(table.createdAt, table.id)
      .where(sql`${table.status} in ('reported', 'worker_asked')`),
    index('misconduct_reports_by_worker').on(table.workerId, table.status, table.decidedAt.desc()),
    oneOf('misconduct_reports_status', table.status, incidentMachine.states),
    oneOf('misconduct_reports_category', table.category, misconductCategories),
    oneOf('misconduct_reports_region', table.region, registryRegions),
    oneOf('misconduct_reports_asked_by', table.askedBy, incidentChannels),
  ],
);
