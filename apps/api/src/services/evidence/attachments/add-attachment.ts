import { createHash } from 'node:crypto';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { addAttachment as addAttachmentCall } from '@repo/api-client/contract/attachments';
import { ATTACHMENTS_MAXIMUM, takesAttachments } from '@repo/domain/check-attachment';
import type { Context } from '../../../context.ts';
import { checkAttachments } from '../../../db/schema/check-attachments.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import { ServiceError } from '../../../errors.ts';
import { storeFile } from '../../platform/files/stored-file.ts';
import { type PreparedFile, UPLOADS } from '../../platform/files/upload.ts';
import { consumeRateLimit } from '../../platform/limits/rate-limit.ts';
import { keptAttachments } from './kept-attachments.ts';
import { readAttachments } from './list-attachments.ts';
import { lockAttachable } from './lock-attachable.ts';

/**
 * Adds a file to a check: what its holder found elsewhere, for the members who decide after her.
 * @throws ServiceError `conflict` for a check that takes no file, has enough of them, or has this one; as `lockAttachable`;
 * `invalid` when the file is unusable. Then nothing has changed.
 */
export async function addAttachment(
  ctx: Context,
  memberId: string,
  checkId: string,
  receive: () => Promise<PreparedFile>,
): Promise<AnswerOf<typeof addAttachmentCall>> {
  await consumeRateLimit(ctx.db, UPLOADS, memberId, ctx.clock.now());
  // Before the file arrives: nobody sends what would be refused.
  await withTransaction(ctx, (tx) => lockForOne(tx, memberId, checkId));
  const file = await receive();
  const sha256 = createHash('sha256').update(file.bytes).digest('hex');
  return storeFile(ctx, file, async (tx, fileKey) => {
    const { check, row, kept } = await lockForOne(tx, memberId, checkId);
    if (kept.some((each) => each.sha256 === sha256))
      throw new ServiceError('conflict', 'attachmentAddedBefore');
    const [added] = await tx.db
      .insert(checkAttachments)
      .values({ checkId, fileKey, sha256, addedBy: memberId, addedAt: tx.now })
      .returning({ id: checkAttachments.id });
    if (added === undefined) throw new Error('The attachment was not stored');
    tx.audit({
      actor: `ops:${memberId}`,
      action: 'attachment-added',
      subject: `check:${checkId}`,
      details: { case: row.id, worker: row.workerId, kind: check.kind, attachment: added.id, sha256 },
    });
    return readAttachments(tx.db, memberId, check);
  });
}

async function lockForOne(tx: Transaction, memberId: string, checkId: string) {
  const locked = await lockAttachable(tx, memberId, checkId);
  if (!takesAttachments(locked.check.kind)) throw new ServiceError('conflict', 'attachmentOfKind');
  const kept = await keptAttachments(tx.db, locked.check);
  if (kept.length >= ATTACHMENTS_MAXIMUM) throw new ServiceError('conflict', 'attachmentsTooMany');
  return { ...locked, kept };
}
