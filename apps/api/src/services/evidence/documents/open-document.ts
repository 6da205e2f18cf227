import { eq } from 'drizzle-orm';
import type { DocumentKind } from '@repo/domain/document';
import type { Context } from '../../../context.ts';
import { workerDocuments } from '../../../db/schema/documents.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { refuseConflict } from '../../access/conflicts.ts';
import { notFound } from '../../../errors.ts';
import { findFile, type StoredFile } from '../../platform/files/find-file.ts';
import { currentDocument } from './current-document.ts';
import { refuseUnheld } from '../../work/holders.ts';

/** A file, and its name for saving. The name contains the kind of document, and never the worker. */
export interface OpenedDocument extends StoredFile {
  readonly saveAs: string;
}

/** @throws ServiceError `not-found` when the worker has no such file. */
export async function openOwnDocument(
  ctx: Context,
  workerId: string,
  slot: DocumentKind,
): Promise<OpenedDocument> {
  return opened(ctx, slot, (await currentDocument(ctx.db, workerId, slot))?.fileKey);
}

/**
 * Opens a document for a team member. An audit row names the team member and the worker before any part of
 * the file is sent.
 */
export async function openDocument(ctx: Context, memberId: string, id: string): Promise<OpenedDocument> {
  const document = await withTransaction(ctx, async (tx) => {
    const [row] = await tx.db.select().from(workerDocuments).where(eq(workerDocuments.id, id));
    if (row === undefined) return undefined;
    await refuseConflict(tx.db, memberId, row.workerId);
    await refuseUnheld(tx.db, memberId, row.workerId);
    if (row.fileKey !== null)
      tx.audit({
        actor: `ops:${memberId}`,
        action: 'document-opened',
        subject: `document:${id}`,
        details: { worker: row.workerId, slot: row.slot },
      });
    return row;
  });
  if (document === undefined) throw notFound('documentNotFound');
  return opened(ctx, document.slot, document.fileKey);
}

async function opened(
  ctx: Context,
  slot: DocumentKind,
  fileKey: string | null | undefined,
): Promise<OpenedDocument> {
  if (fileKey == null) throw notFound('documentNotFound');
  const file = await findFile(ctx, fileKey);
  return { ...file, saveAs: `${fileNames[slot]}.${file.type === 'application/pdf' ? 'pdf' : 'jpg'}` };
}

const fileNames: Readonly<Record<DocumentKind, string>> = {
  nationalId: 'national-id',
  policeClearance: 'police-clearance',
  certificates: 'certificates',
};
