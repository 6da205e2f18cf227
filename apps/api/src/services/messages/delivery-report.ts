import { and, asc, eq, lt } from 'drizzle-orm';
import * as z from 'zod';
import { normalisePhone } from '@repo/domain/phone';
import type { Context } from '../../context.ts';
import { smsMessages } from '../../db/schema/messages.ts';

/** Africa's Talking's delivery report (providers 2.4), as the form fields arrive. */
const report = z.object({
  id: z.string().min(1).max(200),
  status: z.string().max(50),
  phoneNumber: z.string().max(32),
  failureReason: z.string().max(100).optional(),
});

/** A send whose process is still alive knows its own outcome by now; an older one will never be told. */
const IN_FLIGHT_MILLISECONDS = 15_000;

/**
 * Works a delivery report. One for a message whose acceptance was never recorded (the process died) is how that
 * acceptance becomes known.
 * @throws Error when a send to the same phone is still under way, so that the report is looked at again.
 */
export async function workDeliveryReport(ctx: Context, fields: unknown): Promise<void> {
  const parsed = report.safeParse(fields);
  const phone = parsed.success ? normalisePhone(parsed.data.phoneNumber) : null;
  if (!parsed.success || phone === null) {
    ctx.log.warn('a delivery report could not be read');
    return;
  }
  const { id: providerMessageId, status, failureReason } = parsed.data;
  const known = await settle(
    ctx,
    eq(smsMessages.providerMessageId, providerMessageId),
    status,
    failureReason,
  );
  if (known) return;
  const [unknown] = await ctx.db
    .select({ id: smsMessages.id, startedAt: smsMessages.attemptStartedAt })
    .from(smsMessages)
    .where(and(eq(smsMessages.phone, phone), eq(smsMessages.status, 'sending')))
    .orderBy(asc(smsMessages.attemptStartedAt))
    .limit(1);
  if (unknown === undefined) return;
  const cutoff = new Date(ctx.clock.now().getTime() - IN_FLIGHT_MILLISECONDS);
  const adopted = await ctx.db
    .update(smsMessages)
    .set({ status: 'accepted', providerMessageId, acceptedAt: ctx.clock.now(), textCipher: null })
    .where(
      and(
        eq(smsMessages.id, unknown.id),
        eq(smsMessages.status, 'sending'),
        lt(smsMessages.attemptStartedAt, cutoff),
      ),
    )
    .returning({ id: smsMessages.id });
  if (adopted.length === 0)
    throw new Error('A send to this phone is under way; its report is looked at again.');
  await settle(ctx, eq(smsMessages.providerMessageId, providerMessageId), status, failureReason);
}

async function settle(
  ctx: Context,
  which: ReturnType<typeof eq>,
  status: string,
  failureReason?: string,
): Promise<boolean> {
  const final =
    status === 'Success' ? 'delivered' : status === 'Failed' || status === 'Rejected' ? 'failed' : 'accepted';
  const changed = await ctx.db
    .update(smsMessages)
    .set(
      final === 'accepted'
        ? { attempts: smsMessages.attempts }
        : { status: final, failureReason: failureReason ?? null },
    )
    .where(which)
    .returning({ id: smsMessages.id });
  return changed.length > 0;
}
