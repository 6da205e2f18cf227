import { and, asc, desc, eq, isNotNull, lt, ne, or } from 'drizzle-orm';
import * as z from 'zod';
import { normalisePhone } from '@repo/domain/phone';
import type { Context } from '../../../context.ts';
import { smsMessages, type SmsStatus } from '../../../db/schema/messages.ts';
import { withTransaction } from '../../../db/transaction.ts';

/** A delivery report of Africa's Talking (providers 2.4), in the form fields as they arrive. */
const report = z.object({
  id: z.string().min(1).max(200),
  status: z.string().max(50),
  phoneNumber: z.string().max(32),
  failureReason: z.string().max(100).optional(),
});

/** The statuses that no other follows, with the end of the message. The others tell only that it is on its way. */
const ends = new Map<string, Extract<SmsStatus, 'delivered' | 'failed'>>([
  ['Success', 'delivered'],
  ['Failed', 'failed'],
  ['Rejected', 'failed'],
  ['AbsentSubscriber', 'failed'],
  ['Expired', 'failed'],
]);

/**
 * Includes a message that waits to be sent again. A message that is known to have arrived is not sent a
 * second time.
 */
const isOfUnknownOutcome = or(
  eq(smsMessages.status, 'sending'),
  and(eq(smsMessages.status, 'queued'), isNotNull(smsMessages.mayHaveArrivedAt)),
);

/** Within this time, a send whose process is alive learns its own outcome. An older send never learns it. */
const IN_FLIGHT_MILLISECONDS = 15_000;

/**
 * Works a delivery report. When the process died before it recorded the acceptance of a message, the report
 * makes the acceptance known.
 * @throws Error while a send to the same phone is under way, so that the job tries the report again.
 */
export async function processDeliveryReport(ctx: Context, fields: unknown): Promise<void> {
  const parsed = report.safeParse(fields);
  const phone = parsed.success ? normalisePhone(parsed.data.phoneNumber) : null;
  if (!parsed.success || phone === null) {
    ctx.log.warn('a delivery report could not be read');
    return;
  }
  const { id: providerMessageId, status, failureReason } = parsed.data;
  // Both conditions are in one statement. Between two statements, the send itself or another report could
  // record the id.
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
    // First the message with this id, then those without an id. Of these, the latest attempt first: it may be
    // under way.
    .orderBy(asc(smsMessages.providerMessageId), desc(smsMessages.attemptStartedAt))
    .limit(1);
  if (message === undefined) return;
  if (message.providerMessageId !== providerMessageId) await adopt(ctx, message, providerMessageId);
  const end = ends.get(status);
  if (end === undefined) return;
  await ctx.db
    .update(smsMessages)
    // Only a refusal has a reason of its own (providers 2.4).
    .set({ status: end, failureReason: end === 'failed' ? (failureReason ?? status) : null })
    // Reports arrive in any order. What has arrived stays so.
    .where(and(eq(smsMessages.providerMessageId, providerMessageId), ne(smsMessages.status, 'delivered')));
}

type Unknown = Pick<typeof smsMessages.$inferSelect, 'id' | 'textCipher'> & { readonly key: string };

/** Marks a message of unknown outcome as accepted, with the id that the provider gives it. */
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
