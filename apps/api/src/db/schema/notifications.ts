import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, primaryId } from './columns.ts';
import { ofWorker } from './people.ts';

/**
 * The notifications of a worker in her app. The text is made from the kind and the values when she reads it,
 * in her language.
 */
export const workerNotifications = pgTable(
  'worker_notifications',
  {
    id: primaryId(),
    workerId: ofWorker(),
    kind: text().notNull(),
    /** The values of the text. `readNews` of the domain checks them when they are read. */
    values: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    /** The name of the event, so that one event gives one notification. */
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
