import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { smsMessages } from '../../../db/schema/messages.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { ConsentRequestRow } from './request-consent.ts';
import { messageKeysOf } from './message-keys.ts';

/**
 * Stops the messages of a closed consent request, because they would ask for nothing any more. A queued
 * message fails. A message that is being sent is not sent again. A message past its own expiry is left to the
 * scheduled job of messages, which ends it as expired.
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
  // Also covers a message that was queued or taken up again since the first update.
  await tx.db
    .update(smsMessages)
    .set({ expiresAt: tx.now })
    .where(and(ofUse, inArray(smsMessages.status, ['queued', 'sending'])));
}
