import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * Every file there is in the storage. The row comes before the file and goes after it, so that no file is ever there
 * that nobody knows of; while `discardAt` is set it belongs to nobody yet, or no more.
 */
export const storedFiles = pgTable(
  'stored_files',
  {
    key: text().primaryKey(),
    type: text().$type<'image/jpeg' | 'application/pdf'>().notNull(),
    bytes: integer().notNull(),
    createdAt: moment().notNull(),
    /** From when it may be deleted; null while a row of its owner names it. */
    discardAt: moment(),
  },
  (table) => [
    index('stored_files_to_discard')
      .on(table.discardAt)
      .where(sql`${table.discardAt} is not null`),
  ],
);
