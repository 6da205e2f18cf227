import type { KenyanPhone } from '@repo/domain/phone';
import type { Context } from '../../../context.ts';
import { smsMessages } from '../../../db/schema/messages.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { jobIsLostAt } from '../../platform/jobs/job-lease.ts';
import { sendingTime } from './sending-time.ts';
import { occasionOf, type MessageKey } from './occasions.ts';

export interface OutgoingSms {
  readonly idempotencyKey: MessageKey;
  readonly phone: KenyanPhone;
  /**
   * Never contains the name of a third person, a finding, or anything else that a shared phone should not
   * show.
   */
  readonly text: string;
  /**
   * From this time on the message is useless and must not be sent. The default is the limit of its occasion.
   */
  readonly expiresAt?: Date;
}

/**
 * Stores a message that leaves once the transaction commits, or later (`sendingTime`). There is
 * one message per key.
 * @returns the time at which it leaves; null for a key that existed before, and for a message that cannot
 * leave while it is useful.
 */
export async function queueSms(ctx: Context, tx: Transaction, message: OutgoingSms): Promise<Date | null> {
  const expiresAt = message.expiresAt ?? usefulUntil(message.idempotencyKey, tx.now);
  const leaves = await sendingTime(ctx, tx, message, expiresAt);
  if (leaves === null) return null;
  const waits = leaves > tx.now;
  const [row] = await tx.db
    .insert(smsMessages)
    .values({
      idempotencyKey: message.idempotencyKey,
      phone: message.phone,
      textCipher: ctx.secrets.seal(message.text),
      createdAt: tx.now,
      nextTryAt: waits ? leaves : jobIsLostAt(tx.now),
      expiresAt,
    })
    .onConflictDoNothing({ target: smsMessages.idempotencyKey })
    .returning({ id: smsMessages.id });
  if (row === undefined) return null;
  // A message that waits has no job. The scheduled job of messages enqueues one.
  if (!waits) await tx.enqueue('sms.send', { smsId: row.id });
  return leaves;
}

function usefulUntil(key: MessageKey, now: Date): Date | null {
  const minutes = occasionOf(key)?.usefulForMinutes;
  return minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000);
}
