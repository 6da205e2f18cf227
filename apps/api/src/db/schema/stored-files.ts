import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * Every file in the storage. The row is written before the file and deleted after it, so that every file has
 * a row. While `discardAt` is set, no row owns the file yet, or no row owns it any more.
 */
export const storedFiles = pgTable(
  'stored_files',
  {
    key: text().primaryKey(),
    type: text().$type<'image/jpeg' | 'application/pdf'>().notNull(),
    bytes: integer().notNull(),
    createdAt: moment().notNull(),
    /** When the file may be deleted. Null while an owner's row names it. */
    discardAt: moment(),
  },
  (table) => [
    index('stored_files_to_discard')
      .on(table.discardAt)
      .where(sql`${table.discardAt} is not null`),
  ],
);
