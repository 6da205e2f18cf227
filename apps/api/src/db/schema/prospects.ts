import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment, primaryId } from './columns.ts';
import { ofEmployer, ofWorker } from './people.ts';

/**
 * A worker as one employer typed her, before her yes. Until then the employer sees this row and nothing of the
 * account behind the number, not even that there is one (decisions 5). Its id stands for her on the wire.
 */
export const prospects = pgTable(
  'prospects',
  {
    id: primaryId(),
    employerId: ofEmployer(),
    workerId: ofWorker(),
    name: text().notNull(),
    /** As the employer typed it. */
    phone: text().notNull(),
    location: text(),
    serviceType: text(),
    experienceYears: integer(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    unique('prospects_pair').on(table.employerId, table.workerId),
    index('prospects_by_worker').on(table.workerId),
  ],
);
export type ProspectRow = typeof prospects.$inferSelect;
