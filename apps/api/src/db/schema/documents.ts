import { sql } from 'drizzle-orm';
import { date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  documentKinds,
  documentRejections,
  type DocumentKind,
  type DocumentRejection,
} from '@repo/domain/document';
import { codeOf, moment, oneOf, primaryId } from './columns.ts';
import { ofWorker, opsMembers } from './people.ts';
import { storedFiles } from './stored-files.ts';

export const documentVerdicts = ['uploaded', 'accepted', 'rejected'] as const;
export type DocumentVerdict = (typeof documentVerdicts)[number];

/**
 * The documents of workers, one row for each upload. The row of a slot that has not ended is the worker's
 * current document there.
 */
export const workerDocuments = pgTable(
  'worker_documents',
  {
    id: primaryId(),
    workerId: ofWorker(),
    slot: text().$type<DocumentKind>().notNull(),
    /** Null after the file was deleted. The decision about it stays. */
    fileKey: text().references(() => storedFiles.key),
    sha256: text().notNull(),
    status: text().$type<DocumentVerdict>().notNull().default('uploaded'),
    reason: text().$type<DocumentRejection>(),
    /** Only for a police clearance certificate: its encrypted number, and the day of its issue. */
    certificateNumberCipher: text(),
    certificateIssuedOn: date({ mode: 'string' }),
    /** The version of the worker's name and National ID at the acceptance: see `personVersion`. */
    personVersion: text(),
    uploadedAt: moment().notNull(),
    decidedBy: uuid().references(() => opsMembers.id),
    decidedAt: moment(),
    /** When another document replaced it, or the worker took it back. */
    endedAt: moment(),
  },
  (table) => [
    index('worker_documents_by_code').on(codeOf(table.id)),
    uniqueIndex('worker_documents_one_per_slot')
      .on(table.workerId, table.slot)
      .where(sql`${table.endedAt} is null`),
    index('worker_documents_undecided')
      .on(table.uploadedAt, table.id)
      .where(sql`${table.status} = 'uploaded' and ${table.endedAt} is null`),
    index('worker_documents_kept_by_verdict')
      .on(sql`coalesce(${table.decidedAt}, ${table.endedAt})`)
      .where(sql`${table.fileKey} is not null`),
    index('worker_documents_kept_by_end')
      .on(table.endedAt)
      .where(sql`${table.certificateNumberCipher} is not null`),
    index('worker_documents_by_worker').on(table.workerId),
    index('worker_documents_by_file')
      .on(table.fileKey)
      .where(sql`${table.fileKey} is not null`),
    oneOf('worker_documents_slot', table.slot, documentKinds),
    oneOf('worker_documents_status', table.status, documentVerdicts),
    oneOf('worker_documents_reason', table.reason, documentRejections),
  ],
);
