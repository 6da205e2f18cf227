import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { smsMessages } from '../../../db/schema/messages.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { ConsentRequestRow } from './request-consent.ts';
import { messageKeysOf } from './message-keys.ts';

/**
 * What still waits to be sent of a question that is closed would ask for nothing any more, and what is being sent is not
 * sent again. What is of no use by itself has run out, and is ended as such by the sweep of messages.
 */
export async function dropUnsent(
  tx: Transaction,
  request: ConsentRequestRow,
  failureReason = 'the question was closed',
): Promise<void> {
  const ofUse = and(
    inArray(smsMessages.idempotencyKey, messageKeysOf(request)),
    or(isNull(smsMessages.expiresAt), gt(smsMessages.expiresAt, tx.now)),
  );
  await tx.db
    .update(smsMessages)
    .set({ status: 'failed', failureReason, textCipher: null })
    .where(and(ofUse, eq(smsMessages.status, 'queued')));
  // Also what was queued or taken up again since.
  await tx.db
    .update(smsMessages)
    .set({ expiresAt: tx.now })
    .where(and(ofUse, inArray(smsMessages.status, ['queued', 'sending'])));
}
