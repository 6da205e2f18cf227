import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { smsMessages } from '../../db/schema/messages.ts';

/**
 * Hands one message to the provider. Claiming the row first makes a second run find nothing to do; a run that dies
 * between the provider's acceptance and this row leaves it `sending`, which a delivery report settles, never a blind
 * second try.
 * @throws Error when the provider surely did not take it, so that the queue tries again.
 */
export async function sendSms(ctx: Context, smsId: string): Promise<void> {
  const now = ctx.clock.now();
  const [message] = await ctx.db
    .update(smsMessages)
    .set({ status: 'sending', attemptStartedAt: now, attempts: sql`${smsMessages.attempts} + 1` })
    .where(and(eq(smsMessages.id, smsId), eq(smsMessages.status, 'queued')))
    .returning({ phone: smsMessages.phone, textCipher: smsMessages.textCipher });
  if (message?.textCipher == null) return;
  const outcome = await ctx.sms.send({ phone: message.phone, text: ctx.secrets.open(message.textCipher) });
  const claimed = and(eq(smsMessages.id, smsId), eq(smsMessages.status, 'sending'));
  switch (outcome.kind) {
    case 'accepted':
      await ctx.db
        .update(smsMessages)
        .set({
          status: 'accepted',
          providerMessageId: outcome.providerMessageId,
          acceptedAt: ctx.clock.now(),
          textCipher: null,
        })
        .where(claimed);
      return;
    case 'refused':
      await ctx.db
        .update(smsMessages)
        .set({ status: 'failed', failureReason: outcome.reason, textCipher: null })
        .where(claimed);
      ctx.log.error({ smsId, reason: outcome.reason }, 'the message provider refused a message');
      return;
    case 'try-later':
      await ctx.db
        .update(smsMessages)
        .set({ status: 'queued', failureReason: outcome.reason })
        .where(claimed);
      throw new Error(`The message provider did not take a message: ${outcome.reason}`);
    case 'unknown':
      ctx.log.warn(
        { smsId, reason: outcome.reason },
        'it is not known whether the message provider took a message',
      );
  }
}
