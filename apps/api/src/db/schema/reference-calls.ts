import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { RefereeAnswers } from '@repo/domain/reference-call';
import { keptCallOutcomes, type KeptCallOutcome } from '@repo/domain/worker-references';
import { moment, oneOf, primaryId } from './columns.ts';
import { opsMembers, workerReferences } from './people.ts';

/**
 * The calls to a referee. They go with the reference, and when the worker puts another number into it: they were calls to
 * another person.
 */
export const referenceCalls = pgTable(
  'reference_calls',
  {
    id: primaryId(),
    referenceId: uuid()
      .notNull()
      .references(() => workerReferences.id, { onDelete: 'cascade' }),
    memberId: uuid()
      .notNull()
      .references(() => opsMembers.id),
    at: moment().notNull(),
    outcome: text().$type<KeptCallOutcome>().notNull(),
    /** For the team alone. Null where nothing was asked, and after the referee's statement was deleted. */
    answers: jsonb().$type<RefereeAnswers>(),
  },
  (table) => [
    index('reference_calls_by_reference').on(table.referenceId, table.at),
    oneOf('reference_calls_outcome', table.outcome, keptCallOutcomes),
  ],
);
