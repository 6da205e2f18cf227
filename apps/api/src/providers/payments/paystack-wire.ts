import * as z from 'zod';
import type { PaymentState, RefundState } from './payments.ts';

/** The trusted parts of Paystack's shapes (providers 1.2-1.7). No other field is read. */

/** An amount in cents: a number, or in some answers a string with the number. */
const cents = z.union([
  z.int(),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
]);
const wireId = z.union([z.int(), z.string().min(1).max(64)]).transform(String);
const wireMoment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const REASON_LENGTH = 200;
const reason = z.string().transform((text) => text.slice(0, REASON_LENGTH));

export const refusal = z.object({ status: z.literal(false), message: reason, code: z.string().optional() });

export const opened = z.object({
  data: z.object({ authorization_url: z.url({ protocol: /^https?$/ }), reference: z.string() }),
});

export const verified = z.object({
  data: z.object({
    id: wireId,
    status: z.string(),
    reference: z.string(),
    amount: cents,
    currency: z.string(),
    channel: z.string().nullish(),
    // Paystack sends both spellings, and either may be missing.
    paid_at: wireMoment.nullish().catch(null),
    paidAt: wireMoment.nullish().catch(null),
    gateway_response: reason.nullish().catch(null),
    message: reason.nullish().catch(null),
  }),
});
export type WireTransaction = z.output<typeof verified>['data'];

const wireRefund = z.object({
  id: wireId,
  status: z.enum(['pending', 'processing', 'processed', 'failed', 'needs-attention']),
  amount: cents,
  /** A number in lists, an object in the answer to a creation. */
  transaction: z.union([wireId, z.object({ id: wireId }).transform(({ id }) => id)]).nullish(),
  transaction_reference: z.string().nullish(),
  merchant_note: z.string().nullish(),
});
export type WireRefund = z.output<typeof wireRefund>;

export const oneRefund = z.object({ data: wireRefund });
export const refundList = z.object({ data: z.array(wireRefund) });

const UNDER_WAY: ReadonlySet<string> = new Set(['ongoing', 'pending', 'processing', 'queued']);

/**
 * The state in a verify answer. `abandoned` is not final, because a payment that is not paid yet also has it.
 * An unknown status is evidence of nothing.
 */
export function paymentStateOf(transaction: WireTransaction): PaymentState {
  switch (transaction.status) {
    case 'success':
    case 'reversed':
      return {
        kind: transaction.status === 'success' ? 'paid' : 'reversed',
        reference: transaction.reference,
        amountCents: transaction.amount,
        currency: transaction.currency,
        channel: transaction.channel ?? null,
        paidAt: transaction.paid_at ?? transaction.paidAt ?? null,
      };
    case 'failed':
      return { kind: 'failed', reason: transaction.message ?? transaction.gateway_response ?? 'Declined' };
    default:
      return { kind: 'open', isUnderWay: UNDER_WAY.has(transaction.status) };
  }
}

export const refundStateOf = ({ id, status, amount }: WireRefund): RefundState => ({
  providerRefundId: id,
  status,
  amountCents: amount,
});

export type RefundPlan =
  | { readonly kind: 'adopt'; readonly refund: WireRefund }
  | { readonly kind: 'ask'; readonly amountCents: number }
  /** The money left without a refund, as after a chargeback. */
  | { readonly kind: 'gone' };

/**
 * Decides what to request, from the provider's records of a payment. The refund with our id is the result of
 * an earlier try. A refund that a team member made on the provider's dashboard counts towards the wanted
 * amount. It is adopted as ours only when it leaves nothing to refund. An unprocessed refund is then
 * preferred to a processed one.
 */
export function planRefund(
  refunds: readonly WireRefund[],
  transaction: WireTransaction,
  wanted: { readonly amountCents: number; readonly note: string },
): RefundPlan {
  const alive = refunds.filter(
    (refund) =>
      refund.status !== 'failed' &&
      (refund.transaction === transaction.id || refund.transaction_reference === transaction.reference),
  );
  const ours = alive.find((refund) => refund.merchant_note === wanted.note);
  if (ours !== undefined) return { kind: 'adopt', refund: ours };
  const left = transaction.amount - alive.reduce((sum, refund) => sum + refund.amount, 0);
  const other = alive.find((refund) => refund.status !== 'processed') ?? alive[0];
  if (left <= 0 && other !== undefined) return { kind: 'adopt', refund: other };
  if (other === undefined && transaction.status === 'reversed') return { kind: 'gone' };
  return { kind: 'ask', amountCents: Math.min(left, wanted.amountCents) };
}
