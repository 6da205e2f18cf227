import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { reviewMachine, type ReviewStatus } from '@repo/domain/review';
import { moment, oneOf, primaryId } from './columns.ts';
import { employers, workers } from './people.ts';

export const reviews = pgTable(
  'reviews',
  {
    id: primaryId(),
    workerId: uuid()
      .notNull()
      .references(() => workers.id),
    employerId: uuid()
      .notNull()
      .references(() => employers.id),
    rating: integer().notNull(),
    review: text().notNull(),
    incidentReport: text(),
    evidenceUrl: text(),
    status: text().$type<ReviewStatus>().notNull().default('pending'),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('reviews_by_worker').on(table.workerId, table.status, table.createdAt.desc()),
    oneOf('reviews_status', table.status, reviewMachine.states),
  ],
);
