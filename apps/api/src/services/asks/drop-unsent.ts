import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { smsMessages } from '../../db/schema/messages.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { MessageKey } from '../messages/occasions.ts';
import type { AskRow } from './ask-worker.ts';

/**
 * What still waits to be sent of a question that is closed would ask for nothing any more. What is of no use by itself
 * has run out, and is ended as such by the sweep of messages.
 */
export async function dropUnsent(
  tx: Transaction,
  ask: AskRow,
  failureReason = 'the question was closed',
): Promise<void> {
  const keys: MessageKey[] = [
    `invitation:${ask.invitationId}`,
    `consent:${ask.purchaseId}`,
    `contact-request:${ask.contactRequestId}`,
    `ask-reminder:${ask.id}`,
    `ask-again:${ask.id}:en`,
    `ask-again:${ask.id}:sw`,
  ];
  await tx.db
    .update(smsMessages)
    .set({ status: 'failed', failureReason, textCipher: null })
    .where(
      and(
        inArray(smsMessages.idempotencyKey, keys),
        eq(smsMessages.status, 'queued'),
        or(isNull(smsMessages.expiresAt), gt(smsMessages.expiresAt, tx.now)),
      ),
    );
}
