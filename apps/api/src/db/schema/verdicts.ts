import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { incidentReasons, type IncidentReason } from '@repo/domain/allegation-reason';
import { checkReasons, type CheckReason } from '@repo/domain/check-reason';
import { evidenceSources, type EvidenceSource } from '@repo/domain/evidence-source';
import { checks } from './cases.ts';
import { moment, oneOf, primaryId } from './columns.ts';
import { identityJobs } from './identity.ts';
import { misconductReports } from './misconduct.ts';
import { opsMembers } from './people.ts';

/**
 * What each member of the team said of a check, an identity or an incident. Some need two members, and a third where
 * these differ (decisions 14).
 */
export const verdicts = pgTable(
  'verdicts',
  {
    id: primaryId(),
    checkId: uuid().references(() => checks.id),
    identityJobId: uuid().references(() => identityJobs.id),
    incidentId: uuid().references(() => misconductReports.id),
    memberId: uuid()
      .notNull()
      .references(() => opsMembers.id),
    /** The order among the verdicts about the same subject, from 1. */
    place: integer().notNull(),
    verdict: text().notNull(),
    note: text().notNull(),
    /** What it stands on, beside its words. Null for an identity, and for what was decided before it was asked for. */
    reason: text().$type<CheckReason | IncidentReason>(),
    source: text().$type<EvidenceSource>(),
    evidenceOn: date({ mode: 'string' }),
    /** Words for the team alone. */
    teamNote: text(),
    /** The last day of the health certificate that this member saw. */
    expiresOn: date({ mode: 'string' }),
    /** The name that this member read on the card of an identity. */
    nameOnId: text(),
    /** The version of the worker's name and National ID at a check: see `personVersion`. */
    personVersion: text(),
    createdAt: moment().notNull(),
    /** When it stopped to count: its check was opened again, or the worker changed her name or her National ID. */
    endedAt: moment(),
  },
  (table) => {
    const subject = sql`coalesce(${table.checkId}, ${table.identityJobId}, ${table.incidentId})`;
    const counts = sql`${table.endedAt} is null`;
    return [
      uniqueIndex('verdicts_one_of_member').on(subject, table.memberId).where(counts),
      uniqueIndex('verdicts_in_order').on(subject, table.place).where(counts),
      index('verdicts_by_check').on(table.checkId),
      index('verdicts_by_identity_job').on(table.identityJobId),
      index('verdicts_by_incident').on(table.incidentId),
      check('verdicts_at_most_three', sql`${table.place} between 1 and 3`),
      oneOf('verdicts_reason', table.reason, [...checkReasons, ...incidentReasons]),
      oneOf('verdicts_source', table.source, evidenceSources),
      check(
        'verdicts_of_one_subject',
        sql`num_nonnulls(${table.checkId}, ${table.identityJobId}, ${table.incidentId}) = 1`,
      ),
    ];
  },
);
export type VerdictRow = typeof verdicts.$inferSelect;
