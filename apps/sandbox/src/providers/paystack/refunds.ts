import * as z from 'zod';
import type { Sandbox } from '../../sandbox.ts';
import type { Payment, Refund } from '../../state/state.ts';
import { isPaid } from './checkout.ts';
import { invalidParams, missingParams, PaystackError } from './errors.ts';
import { announceRefund } from './events.ts';

const NOTE_LENGTH = 500;
const body = z.record(z.string(), z.unknown()).catch({});

/** A payment by its reference or its number. */
export function findTransaction({ store }: Sandbox, wanted: unknown): Payment | undefined {
  const key = typeof wanted === 'string' || typeof wanted === 'number' ? String(wanted) : '';
  const named = store.state.payments.get(key);
  if (named !== undefined) return named;
  for (const payment of store.state.payments.values()) if (String(payment.id) === key) return payment;
  return undefined;
}

/**
 * `POST /refund` (providers 1.7): in full, or in part with `amount`. The refund is queued and advances by itself.
 * @throws PaystackError in Paystack's words; `transaction_reversed` when the payment has no amount left.
 */
export function createRefund(sandbox: Sandbox, input: unknown): { refund: Refund; payment: Payment } {
  const fields = body.parse(input);
  const wanted = fields['transaction'];
  if (wanted === undefined || wanted === null || wanted === '')
    throw missingParams(
      'Transaction is required',
      'Ensure that you pass the reference or id of the transaction',
    );
  const payment = findTransaction(sandbox, wanted);
  if (payment === undefined)
    throw new PaystackError('Transaction not found', {
      status: 404,
      code: 'transaction_not_found',
      nextStep: 'Ensure that you pass the reference or id of a transaction of this integration',
    });
  const left = payment.amount - refundedAmount(sandbox, payment);
  if (payment.status === 'reversed' || (isPaid(payment) && left <= 0))
    throw new PaystackError('Transaction has been fully reversed', {
      code: 'transaction_reversed',
      type: 'api_error',
      nextStep: 'Confirm that the transaction was not refunded before',
    });
  if (payment.status !== 'success')
    throw invalidParams(
      'Only successful transactions can be refunded',
      'Ensure that the transaction was successful',
    );
  return { refund: queue(sandbox, payment, readAmount(fields['amount'], left), fields), payment };
}

function readAmount(value: unknown, left: number): number {
  if (value === undefined || value === null || value === '') return left;
  const amount = Math.trunc(Number(value));
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw invalidParams(
      'Invalid amount',
      'Ensure that the amount is a positive integer in the subunit of the currency',
    );
  if (amount > left)
    throw invalidParams('Refund amount cannot be more than the amount left', `Refund at most ${left}`);
  return amount;
}

const noteOf = (value: unknown, otherwise: string) =>
  typeof value === 'string' && value !== '' ? value.slice(0, NOTE_LENGTH) : otherwise;

function queue(sandbox: Sandbox, payment: Payment, amount: number, fields: Record<string, unknown>): Refund {
  const { store, clock } = sandbox;
  const now = clock.now().toISOString();
  const refund: Refund = {
    id: 3_000_000 + store.next(),
    reference: payment.reference,
    amount,
    status: 'pending',
    customerNote: noteOf(fields['customer_note'], `Refund for transaction ${payment.reference}`),
    merchantNote: noteOf(
      fields['merchant_note'],
      `Refund for transaction ${payment.reference} by sandbox@example.com`,
    ),
    createdAt: now,
    updatedAt: now,
    refundedAt: null,
    dispute: null,
  };
  store.state.refunds.set(refund.id, refund);
  store.changed();
  announceRefund(sandbox, refund, payment);
  moveOnLater(sandbox, refund, payment);
  return refund;
}

/** @throws PaystackError 404 */
export function findRefund({ store }: Sandbox, id: string): { refund: Refund; payment: Payment } {
  const refund = store.state.refunds.get(Number(id));
  const payment = refund === undefined ? undefined : store.state.payments.get(refund.reference);
  if (refund === undefined || payment === undefined)
    throw new PaystackError('Refund not found', {
      status: 404,
      code: 'refund_not_found',
      nextStep: 'Ensure that you pass the id of a refund of this integration',
    });
  return { refund, payment };
}

/** The refunded amount, including refunds under way. A failed refund frees its amount. */
export function refundedAmount({ store }: Sandbox, payment: Payment): number {
  let sum = 0;
  for (const refund of store.state.refunds.values())
    if (refund.reference === payment.reference && refund.status !== 'failed') sum += refund.amount;
  return sum;
}

export const isMoving = ({ status }: Refund) => status === 'pending' || status === 'processing';

/** Continues a refund after a step. */
export function moveOnLater(sandbox: Sandbox, refund: Refund, payment: Payment): void {
  sandbox.timers.after(sandbox.timings.refundStep, () => moveOn(sandbox, refund, payment));
}

function moveOn(sandbox: Sandbox, refund: Refund, payment: Payment): void {
  const now = sandbox.clock.now().toISOString();
  refund.status = refund.status === 'pending' ? 'processing' : payment.refundOutcome;
  refund.updatedAt = now;
  if (refund.status === 'processed') {
    refund.refundedAt = now;
    if (processedAmount(sandbox, payment) >= payment.amount) payment.status = 'reversed';
  }
  sandbox.store.changed();
  announceRefund(sandbox, refund, payment);
  if (isMoving(refund)) moveOnLater(sandbox, refund, payment);
}

/** The amount that has left. */
export function processedAmount({ store }: Sandbox, payment: Payment): number {
  let sum = 0;
  for (const refund of store.state.refunds.values())
    if (refund.reference === payment.reference && refund.status === 'processed') sum += refund.amount;
  return sum;
}

/** Resumes the refunds that an earlier process left under way. */
export function resumeRefunds(sandbox: Sandbox): void {
  const { payments, refunds } = sandbox.store.state;
  for (const refund of refunds.values()) {
    const payment = payments.get(refund.reference);
    if (payment !== undefined && isMoving(refund)) moveOnLater(sandbox, refund, payment);
  }
}
