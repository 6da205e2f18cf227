import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Context } from '../../../context.ts';
import { purchases, refunds } from '../../../db/schema/purchases.ts';
import { executeRefund } from '../../refunds/execute-refund.ts';
import { settlePurchase } from './settle-purchase.ts';

/** Anything else is no reference of ours, nor one that the database or the provider could be asked about. */
const referenceText = z
  .string()
  .regex(/^[A-Za-z0-9.=-]{1,100}$/)
  .nullish()
  .catch(null);
/** Where Paystack's events name the payment they are about (providers 1.5, 1.7): a refund and a dispute each in its own way. */
const event = z.object({
  event: z.string().max(100),
  data: z.object({
    reference: referenceText,
    transaction_reference: referenceText,
    transaction: z.object({ reference: referenceText }).nullish().catch(null),
  }),
});

/**
 * Works one stored event. Its body says only where to look: whatever it claims about amounts and states, the provider is
 * asked, and the answer decides (quality A14).
 * @throws Error when it should be tried again.
 */
export async function processPaystackEvent(ctx: Context, body: unknown, eventId: string): Promise<void> {
  const parsed = event.safeParse(body);
  const data = parsed.data?.data;
  const reference = data?.transaction_reference ?? data?.reference ?? data?.transaction?.reference;
  if (parsed.data === undefined || reference == null) {
    ctx.log.warn({ eventId }, 'a payment event names no payment');
    return;
  }
  const purchase = await settlePurchase(ctx, reference);
  if (purchase === undefined) {
    ctx.log.warn(
      { eventId, event: parsed.data.event },
      'a payment event is about a payment that is not ours',
    );
    return;
  }
  if (parsed.data.event.startsWith('charge.dispute'))
    ctx.log.error(
      { eventId, purchaseId: purchase.id, event: parsed.data.event },
      'a payment is disputed: the team must answer',
    );
  const [refund] = await ctx.db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(purchases, eq(purchases.id, refunds.purchaseId))
    .where(eq(purchases.reference, reference));
  if (refund !== undefined && (await executeRefund(ctx, refund.id, 'told')) === 'busy')
    throw new Error('The refund is being looked at; its event is looked at again.');
}
