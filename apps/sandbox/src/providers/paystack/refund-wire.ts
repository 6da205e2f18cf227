import type { Payment, Refund } from '../../state/state.ts';
import { customerOnWire, INTEGRATION_ID } from './wire.ts';

/** Shapes of Paystack's refunds (providers 1.7). Names and types are those of Paystack. */

const REFUND_EXPECTED_MILLISECONDS = 10 * 86_400_000;

const commonOfRefund = (refund: Refund, payment: Payment) => ({
  id: refund.id,
  integration: INTEGRATION_ID,
  domain: 'test',
  currency: payment.currency,
  amount: refund.amount,
  status: refund.status,
  refunded_by: 'sandbox@example.com',
  customer_note: refund.customerNote,
  merchant_note: refund.merchantNote,
  deducted_amount: refund.status === 'processed' ? refund.amount : 0,
  fully_deducted: refund.status === 'processed',
  channel: payment.authorization?.channel ?? null,
  expected_at: new Date(new Date(refund.createdAt).getTime() + REFUND_EXPECTED_MILLISECONDS).toISOString(),
  createdAt: refund.createdAt,
  updatedAt: refund.updatedAt,
});

/** A refund in fetch: the transaction is a number there. */
export const refundOnWire = (refund: Refund, payment: Payment) => ({
  ...commonOfRefund(refund, payment),
  transaction: payment.id,
  transaction_reference: refund.reference,
  transaction_amount: payment.amount,
  dispute: refund.dispute,
  settlement: null,
  refunded_at: refund.refundedAt,
  bank_reference: null,
  reason: refund.status.toUpperCase().replace('-', '_'),
  customer: customerOnWire(payment),
  refund_type: refund.amount === payment.amount ? 'full' : 'partial',
  initiated_by: 'sandbox@example.com',
  refund_channel: payment.authorization?.channel ?? 'card',
  session_id: null,
  collect_account_number: refund.status === 'needs-attention',
});

/** A refund in lists: as in fetch, but one flag is a number. */
export const listedRefundOnWire = (refund: Refund, payment: Payment) => ({
  ...refundOnWire(refund, payment),
  fully_deducted: refund.status === 'processed' ? 1 : 0,
});

/** A refund in the answer to its retry with the details of the customer. */
export const retriedRefundOnWire = (refund: Refund, payment: Payment) => ({
  ...commonOfRefund(refund, payment),
  transaction: payment.id,
  dispute: refund.dispute,
  settlement: null,
  refunded_at: refund.refundedAt,
  bank_reference: null,
  reason: 'PROCESSING',
  customer: null,
  initiated_by: 'sandbox@example.com',
  reversed_at: null,
  session_id: null,
});

/** A refund in the answer to its creation: the transaction is an object there. */
export const createdRefundOnWire = (refund: Refund, payment: Payment) => ({
  ...commonOfRefund(refund, payment),
  transaction: {
    id: payment.id,
    domain: 'test',
    reference: payment.reference,
    receipt_number: null,
    amount: payment.amount,
    paid_at: payment.paidAt,
    channel: payment.authorization?.channel ?? null,
    currency: payment.currency,
    authorization: { exp_month: null, exp_year: null, account_name: null },
    customer: { international_format_phone: null },
    plan: {},
    subaccount: { currency: null },
    split: {},
    order_id: null,
    paidAt: payment.paidAt,
    pos_transaction_data: null,
    source: null,
    fees_breakdown: null,
  },
});

/** The data of a `refund.*` event. Its amount is a string, as in most samples of Paystack. */
export function refundEventOnWire(refund: Refund, payment: Payment) {
  return {
    status: refund.status,
    transaction_reference: refund.reference,
    refund_reference: refund.status === 'processed' ? `TRF_${refund.id}` : null,
    amount: String(refund.amount),
    currency: payment.currency,
    processor: payment.authorization?.channel === 'card' ? 'mpgs_zen' : 'mpesa',
    customer: { first_name: null, last_name: null, email: payment.email },
    integration: INTEGRATION_ID,
    domain: 'test',
    ...(refund.status === 'needs-attention'
      ? { id: String(refund.id), customer_note: refund.customerNote, merchant_note: refund.merchantNote }
      : {}),
  };
}
