import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, primaryId } from './columns.ts';
import { ofWorker } from './people.ts';

/** What a worker was told in her app. Its words are made when it is read, in her language, of its kind and values. */
export const workerNotifications = pgTable(
  'worker_notifications',
  {
    id: primaryId(),
    workerId: ofWorker(),
    kind: text().notNull(),
    /** What the words need; read again by `readNews` of the domain. */
    values: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    /** Names the event: what happened once is told once. */
    dedupeKey: text().notNull(),
    createdAt: moment().notNull(),
    readAt: moment(),
  },
  (table) => [
    uniqueIndex('worker_notifications_once').on(table.workerId, table.dedupeKey),
    index('worker_notifications_newest').on(table.workerId, table.createdAt.desc(), table.id.desc()),
    index('worker_notifications_by_age').on(table.createdAt),
  ],
);
