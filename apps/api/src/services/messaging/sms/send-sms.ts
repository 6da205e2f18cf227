import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { KenyanPhone } from '@repo/domain/phone';
import type { Context } from '../../../context.ts';
import type { Queryable } from '../../../db/database.ts';
import { smsMessages } from '../../../db/schema/messages.ts';
import { workers } from '../../../db/schema/people.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { jobIsLostAt } from '../../platform/jobs/job-lease.ts';
import { numberHash, stoppedAt } from './stopped-numbers.ts';
import { alarmOfUsedUpBalance } from './balance-alarm.ts';
import { occasionOf } from './occasions.ts';
import { outsideQuietHours } from './sending-time.ts';

/**
 * The job makes this many attempts by itself, over about four minutes. After that, the scheduled job gives
 * the message one attempt at a time.
 */
const QUICK_TRIES = 8;
const PAUSE_MILLISECONDS = 5 * 60_000;

/** The reason of a message to a worker that was given up. */
export const SAID_STOP = 'the worker said STOP';

type MessageRow = typeof smsMessages.$inferSelect;
type Addressed = MessageRow & { readonly phone: KenyanPhone };

/** A message past its retention period has no phone number any more and is not sent. */
const isAddressed = (message: MessageRow): message is Addressed => message.phone !== null;

/**
 * Passes one message to the provider. The job claims the row first, so that a second run at the same time
 * finds nothing to do. The outcome is unknown when the process died or the provider's answer was lost. Then
 * the row stays `sending` until a delivery report settles it. When no report comes in time, the scheduled job
 * has the message sent again (see `requeueMessages`).
 * @throws Error when the provider did not take it, so that the job tries again.
 */
export async function sendSms(ctx: Context, smsId: string): Promise<void> {
  const now = ctx.clock.now();
  const queued = and(eq(smsMessages.id, smsId), eq(smsMessages.status, 'queued'));
  const [message] = await ctx.db.select().from(smsMessages).where(queued);
  if (message?.textCipher == null || !isAddressed(message)) return;
  const end = await endUnsent(ctx, message, now);
  if (end !== undefined) {
    await ctx.db
      .update(smsMessages)
      .set({ ...end, textCipher: null })
      .where(queued);
    return;
  }
  // The evening may have become night since the message was queued, or since its last attempt.
  const leaves = outsideQuietHours(ctx, message.idempotencyKey, now);
  if (leaves > now) {
    await ctx.db.update(smsMessages).set({ nextTryAt: leaves }).where(queued);
    return;
  }
  const [claimed] = await ctx.db
    .update(smsMessages)
    .set({
      status: 'sending',
      attemptStartedAt: now,
      attempts: sql`${smsMessages.attempts} + 1`,
      nextTryAt: jobIsLostAt(now),
    })
    .where(queued)
    .returning({ attempts: smsMessages.attempts });
  if (claimed === undefined) return;
  await send(ctx, message, ctx.secrets.open(message.textCipher), claimed.attempts);
}

/** The final status and reason of a message that must not be sent any more. */
async function endUnsent(
  ctx: Context,
  message: Addressed,
  now: Date,
): Promise<Pick<MessageRow, 'status' | 'failureReason'> | undefined> {
  if (message.expiresAt !== null && message.expiresAt <= now)
    return { status: 'expired', failureReason: message.failureReason };
  if (occasionOf(message.idempotencyKey)?.endsWithStop !== true) return undefined;
  const [stopped] = await ctx.db
    .select({ id: workers.id })
    .from(workers)
    .where(and(eq(workers.phone, message.phone), isNotNull(workers.optedOutAt)));
  if (stopped !== undefined) return { status: 'failed', failureReason: SAID_STOP };
  const since = await stoppedAt(ctx.db, numberHash(ctx, message.phone));
  return since === undefined ? undefined : { status: 'failed', failureReason: 'the number said STOP' };
}

async function send(
  ctx: Context,
  { id, phone, idempotencyKey }: Addressed,
  text: string,
  attempts: number,
): Promise<void> {
  const outcome = await ctx.sms.send({ phone, text });
  const now = ctx.clock.now();
  const sending = and(eq(smsMessages.id, id), eq(smsMessages.status, 'sending'));
  switch (outcome.kind) {
    case 'accepted': {
      const accept = (db: Pick<Queryable, 'update'>) =>
        db
          .update(smsMessages)
          .set({
            status: 'accepted',
            providerMessageId: outcome.providerMessageId,
            acceptedAt: now,
            textCipher: null,
          })
          .where(sending);
      if (occasionOf(idempotencyKey)?.rewords !== true) await accept(ctx.db);
      else
        await withTransaction(ctx, async (tx) => {
          // Locks a consent request before its messages, in the same order as an answer to it does.
          await ctx.keepWordsThatLeft(tx, idempotencyKey, text);
          await accept(tx.db);
        });
      return;
    }
    case 'refused':
      await ctx.db
        .update(smsMessages)
        .set({ status: 'failed', failureReason: outcome.reason, textCipher: null })
        .where(sending);
      ctx.log.error({ smsId: id, reason: outcome.reason }, 'the message provider refused a message');
      return;
    case 'try-later': {
      const isQuick = attempts < QUICK_TRIES;
      const nextTryAt = isQuick ? jobIsLostAt(now) : new Date(now.getTime() + PAUSE_MILLISECONDS);
      await ctx.db
        .update(smsMessages)
        .set({ status: 'queued', failureReason: outcome.reason, nextTryAt })
        .where(sending);
      if (ctx.sms.problemOf(outcome.reason) === 'no-balance') await alarmOfUsedUpBalance(ctx);
      if (isQuick) throw new Error(`The message provider did not take a message: ${outcome.reason}`);
      ctx.log.error(
        { smsId: id, reason: outcome.reason, attempts },
        'the message provider keeps not taking a message',
      );
      return;
    }
    case 'unknown':
      ctx.log.warn(
        { smsId: id, reason: outcome.reason },
        'it is not known whether the message provider took a message',
      );
  }
}
