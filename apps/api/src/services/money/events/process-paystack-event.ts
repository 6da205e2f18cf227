import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Context } from '../../../context.ts';
import { purchases, refunds } from '../../../db/schema/purchases.ts';
import { executeRefund } from '../../refunds/execute-refund.ts';
import { storeChargeback } from '../chargebacks/store-chargeback.ts';
import { settlePurchase } from '../purchases/settle-purchase.ts';

/**
 * A text of another form is no reference of ours. Neither the database nor the provider could be asked about
 * it.
 */
const referenceText = z
  .string()
  .regex(/^[A-Za-z0-9.=-]{1,100}$/)
  .nullish()
  .catch(null);
/**
 * The places where Paystack's events name their payment (providers 1.5, 1.7). A refund and a dispute each
 * have their own.
 */
const event = z.object({
  event: z.string().max(100),
  data: z.object({
    /** The number of a dispute. */
    id: z
      .union([z.int(), z.string().regex(/^\d{1,20}$/)])
      .transform(String)
      .nullish()
      .catch(null),
    reference: referenceText,
    transaction_reference: referenceText,
    transaction: z.object({ reference: referenceText }).nullish().catch(null),
  }),
});

/**
 * Works one stored event. Its body only says where to look. Whatever it claims about amounts and states, the
 * provider is asked, and that answer decides (quality A14).
 * @throws Error for an event that the job must try again.
 */
export async function processPaystackEvent(ctx: Context, body: unknown, eventId: string): Promise<void> {
  const parsed = event.safeParse(body);
  const data = parsed.data?.data;
  const reference = data?.transaction_reference ?? data?.reference ?? data?.transaction?.reference;
  if (parsed.data === undefined || reference == null) {
    ctx.log.warn({ eventId }, 'a payment event names no payment');
    return;
  }
  if (parsed.data.event.startsWith('charge.dispute.'))
    await lookAtDispute(ctx, parsed.data.event, data?.id ?? null, eventId);
  const purchase = await settlePurchase(ctx, reference);
  if (purchase === undefined) {
    ctx.log.warn(
      { eventId, event: parsed.data.event },
      'a payment event is about a payment that is not ours',
    );
    return;
  }
  const [refund] = await ctx.db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(purchases, eq(purchases.id, refunds.purchaseId))
    .where(eq(purchases.reference, reference));
  if (refund !== undefined && (await executeRefund(ctx, refund.id, 'told')) === 'busy')
    throw new Error('The refund is being looked at; its event is looked at again.');
}

/** A dispute is looked at before its payment is settled, so that the team hears of it also when settling fails. */
async function lookAtDispute(ctx: Context, event: string, id: string | null, eventId: string): Promise<void> {
  const state = id === null ? undefined : await ctx.chargebacks.look(id);
  const stored =
    state && (await storeChargeback(ctx, state, event === 'charge.dispute.remind' ? 'reminded' : 'looked'));
  if (stored === undefined) ctx.log.warn({ eventId, event }, 'an event names no dispute of ours');
}
