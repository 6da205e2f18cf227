import { and, asc, desc, eq, isNotNull, lt, or } from 'drizzle-orm';
import * as z from 'zod';
import { normalisePhone } from '@repo/domain/phone';
import type { Context } from '../../../context.ts';
import { smsMessages } from '../../../db/schema/messages.ts';
import { withTransaction } from '../../../db/transaction.ts';

/** Africa's Talking's delivery report (providers 2.4), as the form fields arrive. */
const report = z.object({
  id: z.string().min(1).max(200),
  status: z.string().max(50),
  phoneNumber: z.string().max(32),
  failureReason: z.string().max(100).optional(),
});

/** Also once it waits to be sent again: what is known to have arrived needs no second time. */
const isOfUnknownOutcome = or(
  eq(smsMessages.status, 'sending'),
  and(eq(smsMessages.status, 'queued'), isNotNull(smsMessages.mayHaveArrivedAt)),
);

/** A send whose process is still alive knows its own outcome by now; an older one will never be told. */
const IN_FLIGHT_MILLISECONDS = 15_000;

/**
 * Works a delivery report. One for a message whose acceptance was never recorded (the process died) is how that
 * acceptance becomes known.
 * @throws Error when a send to the same phone is still under way, so that the report is looked at again.
 */
export async function processDeliveryReport(ctx: Context, fields: unknown): Promise<void> {
  const parsed = report.safeParse(fields);
  const phone = parsed.success ? normalisePhone(parsed.data.phoneNumber) : null;
  if (!parsed.success || phone === null) {
    ctx.log.warn('a delivery report could not be read');
    return;
  }
  const { id: providerMessageId, status, failureReason } = parsed.data;
  // Both in one statement: between two, the send itself or another report may have made the id known.
  const [message] = await ctx.db
    .select({
      id: smsMessages.id,
      key: smsMessages.idempotencyKey,
      textCipher: smsMessages.textCipher,
      providerMessageId: smsMessages.providerMessageId,
    })
    .from(smsMessages)
    .where(
      or(
        eq(smsMessages.providerMessageId, providerMessageId),
        and(eq(smsMessages.phone, phone), isOfUnknownOutcome),
      ),
    )
    // The one that is known by this id before those whose id nobody knows, and of these the one that may be under way.
    .orderBy(asc(smsMessages.providerMessageId), desc(smsMessages.attemptStartedAt))
    .limit(1);
  if (message === undefined) return;
  if (message.providerMessageId !== providerMessageId) await adopt(ctx, message, providerMessageId);
  const end =
    status === 'Success' ? 'delivered' : status === 'Failed' || status === 'Rejected' ? 'failed' : null;
  if (end === null) return;
  await ctx.db
    .update(smsMessages)
    .set({ status: end, failureReason: failureReason ?? null })
    .where(eq(smsMessages.providerMessageId, providerMessageId));
}

type Unknown = Pick<typeof smsMessages.$inferSelect, 'id' | 'textCipher'> & { readonly key: string };

/** Takes a message of unknown outcome for accepted, under the id by which the provider calls it. */
async function adopt(
  ctx: Context,
  { id, key, textCipher }: Unknown,
  providerMessageId: string,
): Promise<void> {
  const cutoff = new Date(ctx.clock.now().getTime() - IN_FLIGHT_MILLISECONDS);
  await withTransaction(ctx, async (tx) => {
    if (textCipher !== null) await ctx.keepWordsThatLeft(tx, key, ctx.secrets.open(textCipher));
    const adopted = await tx.db
      .update(smsMessages)
      .set({ status: 'accepted', providerMessageId, acceptedAt: tx.now, textCipher: null })
      .where(and(eq(smsMessages.id, id), isOfUnknownOutcome, lt(smsMessages.attemptStartedAt, cutoff)))
      .returning({ id: smsMessages.id });
    if (adopted.length === 0)
      throw new Error('A send to this phone is under way; its report is looked at again.');
  });
}
