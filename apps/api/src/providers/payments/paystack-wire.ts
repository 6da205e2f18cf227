import * as z from 'zod';
import type { PaymentState } from './payments.ts';

/** The trusted parts of Paystack's payments (providers 1.2-1.5). No other field is read. */

/** An amount in cents: a number, or in some answers a string with the number. */
export const cents = z.union([
  z.int(),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
]);
export const wireId = z.union([z.int(), z.string().min(1).max(64)]).transform(String);
export const wireMoment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
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
