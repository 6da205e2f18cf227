import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { checks } from './cases.ts';
import { moment, primaryId } from './columns.ts';
import { opsMembers } from './people.ts';
import { storedFiles } from './stored-files.ts';

/** What members found elsewhere for a check, as files: a page of a public profile, the answer of an employer. */
export const checkAttachments = pgTable(
  'check_attachments',
  {
    id: primaryId(),
    checkId: uuid()
      .notNull()
      .references(() => checks.id),
    /** Null after the file was deleted. That it was there stays. */
    fileKey: text().references(() => storedFiles.key),
    sha256: text().notNull(),
    addedBy: uuid()
      .notNull()
      .references(() => opsMembers.id),
    addedAt: moment().notNull(),
    /** When the member who added it took it back. */
    removedAt: moment(),
  },
  (table) => {
    const isKept = sql`${table.fileKey} is not null`;
    return [
      uniqueIndex('check_attachments_once').on(table.checkId, table.sha256).where(isKept),
      index('check_attachments_kept').on(table.addedAt).where(isKept),
      index('check_attachments_by_file').on(table.fileKey).where(isKept),
    ];
  },
);
export type AttachmentRow = typeof checkAttachments.$inferSelect;
