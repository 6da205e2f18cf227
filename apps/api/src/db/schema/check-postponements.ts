import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { postponementReasons, type PostponementReason } from '@repo/domain/postponement';
import { checks } from './cases.ts';
import { moment, oneOf, primaryId } from './columns.ts';

/** Each postponement of the due date of a check: the previous date, the new date, the reason. */
export const checkPostponements = pgTable(
  'check_postponements',
  {
    id: primaryId(),
    checkId: uuid()
      .notNull()
      .references(() => checks.id),
    previousAt: moment().notNull(),
    dueAt: moment().notNull(),
    reason: text().$type<PostponementReason>().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    index('check_postponements_by_check').on(table.checkId, table.at.desc()),
    oneOf('check_postponements_reason', table.reason, postponementReasons),
  ],
);
