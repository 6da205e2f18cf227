import { and, eq, isNull } from 'drizzle-orm';
import type { CheckKind } from '@repo/domain/check';
import { documentOfCheck } from '@repo/domain/check-source';
import type { DocumentKind } from '@repo/domain/document';
import type { Queryable } from '../../../db/database.ts';
import { workerDocuments } from '../../../db/schema/documents.ts';
import { storedFiles } from '../../../db/schema/stored-files.ts';

export type DocumentRow = typeof workerDocuments.$inferSelect;
export type FileRow = Pick<typeof storedFiles.$inferSelect, 'type' | 'bytes'>;
/** A document with its file. The file is null if it was deleted. */
export interface FiledDocument {
  readonly document: DocumentRow;
  readonly file: FileRow | null;
}

type Reader = Pick<Queryable, 'select'>;

/** Documents with their files. The caller selects the worker and the documents. */
export const documentsWithFiles = (db: Reader) =>
  db
    .select({ document: workerDocuments, file: { type: storedFiles.type, bytes: storedFiles.bytes } })
    .from(workerDocuments)
    .leftJoin(storedFiles, eq(storedFiles.key, workerDocuments.fileKey));

const ofWorker = (workerId: string) =>
  and(eq(workerDocuments.workerId, workerId), isNull(workerDocuments.endedAt));

/** The current documents of a worker, in all slots. */
export const currentDocuments = (db: Reader, workerId: string): Promise<FiledDocument[]> =>
  documentsWithFiles(db).where(ofWorker(workerId));

/** The current document in one slot, or undefined. A caller that changes it has locked the worker. */
export async function currentDocument(
  db: Reader,
  workerId: string,
  slot: DocumentKind,
): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(workerDocuments)
    .where(and(ofWorker(workerId), eq(workerDocuments.slot, slot)));
  return row;
}

/** The current certificate by which a check of this kind is decided, or undefined. */
export async function currentCertificate(
  db: Reader,
  { kind, workerId }: { readonly kind: CheckKind; readonly workerId: string },
): Promise<DocumentRow | undefined> {
  const slot = documentOfCheck(kind);
  return slot === null ? undefined : currentDocument(db, workerId, slot);
}
