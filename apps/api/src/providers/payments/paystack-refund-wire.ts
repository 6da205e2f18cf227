import * as z from 'zod';
import type { RefundState } from './payments.ts';
import { cents, wireId, type WireTransaction } from './paystack-wire.ts';

/** The trusted parts of Paystack's refunds (providers 1.7). No other field is read. */

const statuses = ['pending', 'processing', 'processed', 'failed', 'needs-attention'] as const;

const wireRefund = z.object({
  id: wireId,
  /** A status that Paystack may add later tells nothing about the money, so a person must look at the refund. */
  status: z.enum(statuses).catch('needs-attention'),
  amount: cents,
  /** A number in lists, an object in the answer to a creation. */
  transaction: z.union([wireId, z.object({ id: wireId }).transform(({ id }) => id)]).nullish(),
  transaction_reference: z.string().nullish(),
  merchant_note: z.string().nullish(),
});
export type WireRefund = z.output<typeof wireRefund>;

export const oneRefund = z.object({ data: wireRefund });
export const refundList = z.object({ data: z.array(z.unknown()) });

/** What an unreadable refund may still tell: whose it is. */
const traces = z
  .object({
    transaction: wireRefund.shape.transaction.catch(null),
    transaction_reference: wireRefund.shape.transaction_reference.catch(null),
    merchant_note: wireRefund.shape.merchant_note.catch(null),
  })
  .catch({ transaction: null, transaction_reference: null, merchant_note: null });
type Traces = z.output<typeof traces>;

export interface ReadRefunds {
  readonly refunds: readonly WireRefund[];
  /** What can be told of the items that are no refund as documented. */
  readonly odd: readonly Traces[];
}

/** Reads each item of a list by itself, so that an odd one hides no other. */
export function readRefunds(items: readonly unknown[]): ReadRefunds {
  const refunds: WireRefund[] = [];
  const odd: Traces[] = [];
  for (const item of items) {
    const parsed = wireRefund.safeParse(item);
    if (parsed.success) refunds.push(parsed.data);
    else odd.push(traces.parse(item));
  }
  return { refunds, odd };
}

export const refundStateOf = ({ id, status, amount }: WireRefund): RefundState => ({
  providerRefundId: id,
  status,
  amountCents: amount,
});

export interface WantedRefund {
  readonly amountCents: number;
  readonly note: string;
}

export type RefundPlan =
  | { readonly kind: 'adopt'; readonly refund: WireRefund }
  | { readonly kind: 'ask'; readonly amountCents: number }
  /** The money left without a refund, as after a chargeback. */
  | { readonly kind: 'gone' }
  /** An unreadable refund may be ours. Another request could refund twice. */
  | { readonly kind: 'unclear' };

type Named = Pick<Traces, 'transaction' | 'transaction_reference'>;
const isOf = ({ id, reference }: WireTransaction, refund: Named): boolean =>
  refund.transaction === id || refund.transaction_reference === reference;

/**
 * Decides what to request, from the provider's records of a payment. The refund with our id is the result of
 * an earlier try. A refund that a team member made on the provider's dashboard counts towards the wanted
 * amount. It is adopted as ours only when it leaves nothing to refund. An unprocessed refund is then
 * preferred to a processed one.
 */
export function planRefund(
  { refunds, odd }: ReadRefunds,
  transaction: WireTransaction,
  wanted: WantedRefund,
): RefundPlan {
  const alive = refunds.filter((refund) => refund.status !== 'failed' && isOf(transaction, refund));
  const ours = alive.find((refund) => refund.merchant_note === wanted.note);
  if (ours !== undefined) return { kind: 'adopt', refund: ours };
  if (odd.some((each) => mayBeOurs(each, transaction, wanted))) return { kind: 'unclear' };
  const left = transaction.amount - alive.reduce((sum, refund) => sum + refund.amount, 0);
  const other = alive.find((refund) => refund.status !== 'processed') ?? alive[0];
  if (left <= 0 && other !== undefined) return { kind: 'adopt', refund: other };
  if (other === undefined && transaction.status === 'reversed') return { kind: 'gone' };
  return { kind: 'ask', amountCents: Math.min(left, wanted.amountCents) };
}

/** A refund by hand has another note. Paystack itself refuses to give back more than arrived. */
const mayBeOurs = (odd: Traces, transaction: WireTransaction, { note }: WantedRefund): boolean =>
  odd.merchant_note == null ? isOf(transaction, odd) : odd.merchant_note === note;
