import type { Sandbox } from '../../sandbox.ts';
import type { Dispute, Payment, Refund } from '../../state/state.ts';
import { PaystackError } from './errors.ts';
import { announceDispute } from './events.ts';
import { findTransaction, processedAmount, refundedAmount } from './refunds.ts';

/** How long a merchant may answer (providers-more 8). */
export const ANSWER_HOURS = 16;
const HOUR_MILLISECONDS = 3_600_000;

export interface DisputedPayment {
  readonly dispute: Dispute;
  readonly payment: Payment;
}
export type Resolution = NonNullable<Dispute['resolution']>;

/** A bank opens a dispute about a payment. Paystack announces it. */
export function openDispute(
  sandbox: Sandbox,
  payment: Payment,
  { dueInHours = ANSWER_HOURS, category = 'chargeback', amount = payment.amount } = {},
): DisputedPayment {
  const { store, clock } = sandbox;
  const now = clock.now();
  const dispute: Dispute = {
    id: 350_000 + store.next(),
    reference: payment.reference,
    refundAmount: amount,
    category,
    status: 'awaiting-merchant-feedback',
    resolution: null,
    dueAt: new Date(now.getTime() + dueInHours * HOUR_MILLISECONDS).toISOString(),
    resolvedAt: null,
    evidence: null,
    files: [],
    attachment: null,
    messages: [
      { at: now.toISOString(), by: payment.email, text: 'Customer complained about debit without value' },
    ],
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
  store.state.disputes.set(dispute.id, dispute);
  store.changed();
  announceDispute(sandbox, dispute, payment, 'create');
  return { dispute, payment };
}

/** Paystack reminds the merchant. The reminder carries the id of the dispute. */
export function remindOfDispute(sandbox: Sandbox, { dispute, payment }: DisputedPayment): void {
  touch(sandbox, dispute);
  announceDispute(sandbox, dispute, payment, 'remind');
}

/** Ends a dispute: by the answer of the merchant, or by the bank after the due time. Money that is lost leaves at once. */
export function resolveDispute(
  sandbox: Sandbox,
  { dispute, payment }: DisputedPayment,
  resolution: Resolution,
): void {
  const now = sandbox.clock.now().toISOString();
  dispute.status = 'resolved';
  dispute.resolution = resolution;
  dispute.resolvedAt = now;
  if (resolution !== 'declined') takeMoneyBack(sandbox, dispute, payment, now);
  touch(sandbox, dispute);
  announceDispute(sandbox, dispute, payment, 'resolve');
}

/** The refund of a dispute stands in the list of refunds, under the number of the dispute. */
function takeMoneyBack(sandbox: Sandbox, dispute: Dispute, payment: Payment, now: string): void {
  const amount = Math.min(dispute.refundAmount, payment.amount - refundedAmount(sandbox, payment));
  if (amount <= 0) return;
  const note = `Dispute ${dispute.id}`;
  const refund: Refund = {
    id: 3_000_000 + sandbox.store.next(),
    reference: payment.reference,
    amount,
    status: 'processed',
    customerNote: note,
    merchantNote: note,
    createdAt: now,
    updatedAt: now,
    refundedAt: now,
    dispute: dispute.id,
  };
  sandbox.store.state.refunds.set(refund.id, refund);
  if (processedAmount(sandbox, payment) >= payment.amount) payment.status = 'reversed';
}

/** Marks a dispute as changed. */
export function touch({ store, clock }: Sandbox, dispute: Dispute): void {
  dispute.updatedAt = clock.now().toISOString();
  store.changed();
}

/** @throws PaystackError 404 */
export function findDispute({ store }: Sandbox, id: string): DisputedPayment {
  const dispute = store.state.disputes.get(Number(id));
  const payment = dispute === undefined ? undefined : store.state.payments.get(dispute.reference);
  if (dispute === undefined || payment === undefined) throw disputeNotFound();
  return { dispute, payment };
}

/** The newest dispute of a transaction. @throws PaystackError 404 */
export function findDisputeOf(sandbox: Sandbox, transactionId: string): DisputedPayment {
  const payment = findTransaction(sandbox, transactionId);
  const dispute = [...sandbox.store.state.disputes.values()].findLast(
    ({ reference }) => reference === payment?.reference,
  );
  if (dispute === undefined || payment === undefined) throw disputeNotFound();
  return { dispute, payment };
}

const disputeNotFound = () =>
  new PaystackError('Dispute not found', {
    status: 404,
    code: 'dispute_not_found',
    nextStep: 'Ensure that you pass the id of a dispute of this integration',
  });
