import type { KenyanPhone } from '@repo/domain/phone';
import type { Context } from '../../context.ts';
import { smsMessages } from '../../db/schema/messages.ts';
import type { Transaction } from '../../db/transaction.ts';
import { jobIsLostAt } from '../jobs/job-lease.ts';
import { occasionOf, type MessageKey } from './occasions.ts';

export interface OutgoingSms {
  readonly idempotencyKey: MessageKey;
  readonly phone: KenyanPhone;
  /** Never a third person's name, a finding, or anything a shared phone should not show. */
  readonly text: string;
  /** From when it is of no use and must not be sent any more; by default what its occasion says. */
  readonly expiresAt?: Date;
}

/**
 * Adds a message that leaves once the transaction commits, once per key.
 * @returns false for a key that there was before.
 */
export async function queueSms(ctx: Context, tx: Transaction, message: OutgoingSms): Promise<boolean> {
  const [row] = await tx.db
    .insert(smsMessages)
    .values({
      idempotencyKey: message.idempotencyKey,
      phone: message.phone,
      textCipher: ctx.secrets.seal(message.text),
      createdAt: tx.now,
      nextTryAt: jobIsLostAt(tx.now),
      expiresAt: message.expiresAt ?? usefulUntil(message.idempotencyKey, tx.now),
    })
    .onConflictDoNothing({ target: smsMessages.idempotencyKey })
    .returning({ id: smsMessages.id });
  if (row === undefined) return false;
  await tx.enqueue('sms.send', { smsId: row.id });
  return true;
}

function usefulUntil(key: MessageKey, now: Date): Date | null {
  const minutes = occasionOf(key)?.usefulForMinutes;
  return minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000);
}
