import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { reviewMachine, type ReviewStatus } from '@repo/domain/review';
import { codeOf, moment, oneOf, primaryId } from './columns.ts';
import { ofEmployer, ofWorker, opsMembers } from './people.ts';

export const reviews = pgTable(
  'reviews',
  {
    id: primaryId(),
    workerId: ofWorker(),
    employerId: ofEmployer(),
    rating: integer().notNull(),
    review: text().notNull(),
    incidentReport: text(),
    evidenceUrl: text(),
    status: text().$type<ReviewStatus>().notNull().default('pending'),
    createdAt: moment().notNull(),
    /** When the current text was written. An edit restarts the wait for the team. */
    updatedAt: moment().notNull(),
    decidedBy: uuid().references(() => opsMembers.id),
    decidedAt: moment(),
    /**
     * The team's reason for the decision. The author reads the reason of a rejection. Only the team reads the
     * others.
     */
    decisionNote: text(),
  },
  (table) => [
    index('reviews_by_code').on(codeOf(table.id)),
    uniqueIndex('reviews_one_pending')
      .on(table.employerId, table.workerId)
      .where(sql`${table.status} = 'pending'`),
    index('reviews_by_employer').on(table.employerId, table.createdAt.desc()),
    index('reviews_waiting')
      .on(table.updatedAt, table.id)
      .where(sql`${table.status} = 'pending'`),
    index('reviews_by_worker').on(table.workerId, table.status, table.createdAt.desc()),
    oneOf('reviews_status', table.status, reviewMachine.states),
  ],
);
