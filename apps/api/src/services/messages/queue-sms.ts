import type { KenyanPhone } from '@repo/domain/phone';
import type { Context } from '../../context.ts';
import { smsMessages } from '../../db/schema/messages.ts';
import type { Transaction } from '../../db/transaction.ts';

export interface OutgoingSms {
  /** Names the occasion: two messages with one key are one message. */
  readonly idempotencyKey: string;
  readonly phone: KenyanPhone;
  /** Never a third person's name, a finding, or anything a shared phone should not show. */
  readonly text: string;
}

/** Adds a message that leaves once the transaction commits, once per key. */
export async function queueSms(ctx: Context, tx: Transaction, message: OutgoingSms): Promise<void> {
  const [row] = await tx.db
    .insert(smsMessages)
    .values({
      idempotencyKey: message.idempotencyKey,
      phone: message.phone,
      textCipher: ctx.secrets.seal(message.text),
      createdAt: tx.now,
    })
    .onConflictDoNothing({ target: smsMessages.idempotencyKey })
    .returning({ id: smsMessages.id });
  if (row !== undefined) await tx.enqueue('sms.send', { smsId: row.id });
}
