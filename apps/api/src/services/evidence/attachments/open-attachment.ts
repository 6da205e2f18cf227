import { eq, getTableColumns } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { checks } from '../../../db/schema/cases.ts';
import { checkAttachments } from '../../../db/schema/check-attachments.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { notFound } from '../../../errors.ts';
import { refuseConflict } from '../../access/conflicts.ts';
import { findFile } from '../../platform/files/find-file.ts';
import { refuseUnheld } from '../../work/holders.ts';
import type { OpenedDocument } from '../documents/open-document.ts';

/**
 * Opens an attachment for a member who holds work about the worker. An audit row names both before any part of the file is
 * sent. @throws ServiceError `not-found` for an unknown one, and after its file was deleted; `forbidden`.
 */
export async function openAttachment(ctx: Context, memberId: string, id: string): Promise<OpenedDocument> {
  const fileKey = await withTransaction(ctx, async (tx) => {
    const [found] = await tx.db
      .select({ ...getTableColumns(checkAttachments), workerId: checks.workerId })
      .from(checkAttachments)
      .innerJoin(checks, eq(checks.id, checkAttachments.checkId))
      .where(eq(checkAttachments.id, id));
    if (found === undefined) return null;
    await refuseConflict(tx.db, memberId, found.workerId);
    await refuseUnheld(tx.db, memberId, found.workerId);
    if (found.fileKey !== null)
      tx.audit({
        actor: `ops:${memberId}`,
        action: 'attachment-opened',
        subject: `attachment:${id}`,
        details: { worker: found.workerId },
      });
    return found.fileKey;
  });
  if (fileKey === null) throw notFound('attachmentNotFound');
  const file = await findFile(ctx, fileKey);
  return { ...file, saveAs: `evidence.${file.type === 'application/pdf' ? 'pdf' : 'jpg'}` };
}
