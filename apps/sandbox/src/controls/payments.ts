import * as z from 'zod';
import type { Sandbox } from '../sandbox.ts';
import type { Payment } from '../state/state.ts';
import { statusOnWire } from '../providers/paystack/wire.ts';

/** Alters the answer of verify, and sets the outcome of refunds. */
export const alterSchema = z.strictObject({
  amount: z.number().int().min(0).optional(),
  currency: z.string().min(1).max(10).optional(),
  /** `null` restores the true status. */
  status: z
    .enum(['ongoing', 'pending', 'processing', 'queued', 'abandoned', 'failed', 'success', 'reversed'])
    .nullable()
    .optional(),
  refund_outcome: z.enum(['processed', 'failed', 'needs-attention']).optional(),
});

export function alterPayment(
  { store }: Sandbox,
  payment: Payment,
  change: z.output<typeof alterSchema>,
): void {
  if (change.amount !== undefined) payment.amount = change.amount;
  if (change.currency !== undefined) payment.currency = change.currency;
  if (change.status !== undefined) payment.shownStatus = change.status;
  if (change.refund_outcome !== undefined) payment.refundOutcome = change.refund_outcome;
  store.changed();
}

/** A payment as programs see it, with its refunds. */
export function paymentForPrograms({ store, clock, origin }: Sandbox, payment: Payment) {
  const refunds = [...store.state.refunds.values()].filter(
    ({ reference }) => reference === payment.reference,
  );
  return {
    id: payment.id,
    reference: payment.reference,
    access_code: payment.accessCode,
    checkout: `${origin()}/checkout/${payment.accessCode}`,
    status: statusOnWire(payment, clock.now()),
    amount: payment.amount,
    currency: payment.currency,
    requested_amount: payment.requestedAmount,
    channel: payment.authorization?.channel ?? null,
    paid_at: payment.paidAt,
    created_at: payment.createdAt,
    refunds: refunds.map(({ id, amount, status }) => ({ id, amount, status })),
  };
}
