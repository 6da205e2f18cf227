import { eq } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { removeAttachment as removeAttachmentCall } from '@repo/api-client/contract/attachments';
import type { Context } from '../../../context.ts';
import { checkAttachments } from '../../../db/schema/check-attachments.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { notFound, ServiceError } from '../../../errors.ts';
import { releaseFile } from '../../platform/files/stored-file.ts';
import { readAttachments } from './list-attachments.ts';
import { lockAttachable } from './lock-attachable.ts';
import { whyItStays } from './why-it-stays.ts';

/**
 * Takes an attachment back, with its file. A repeated call changes nothing.
 * @throws ServiceError `not-found`; as `lockAttachable`; `conflict` when it has to stay: see `whyItStays`.
 */
export async function removeAttachment(
  ctx: Context,
  memberId: string,
  id: string,
): Promise<AnswerOf<typeof removeAttachmentCall>> {
  const which = eq(checkAttachments.id, id);
  return withTransaction(ctx, async (tx) => {
    const [known] = await tx.db
      .select({ checkId: checkAttachments.checkId })
      .from(checkAttachments)
      .where(which);
    if (known === undefined) throw notFound('attachmentNotFound');
    const { check, row } = await lockAttachable(tx, memberId, known.checkId);
    // Only the holder of the check changes it, and the check is locked.
    const [attachment] = await tx.db.select().from(checkAttachments).where(which);
    if (attachment?.fileKey != null) {
      const stays = await whyItStays(tx.db, { memberId, check }, attachment);
      if (stays !== null) throw new ServiceError('conflict', stays);
      await tx.db.update(checkAttachments).set({ fileKey: null, removedAt: tx.now }).where(which);
      await releaseFile(tx, attachment.fileKey);
      tx.audit({
        actor: `ops:${memberId}`,
        action: 'attachment-removed',
        subject: `check:${check.id}`,
        details: { case: row.id, worker: row.workerId, kind: check.kind, attachment: id },
      });
    }
    return readAttachments(tx.db, memberId, check);
  });
}
