import type { Payment, Refund } from '../../state/state.ts';

/** Shapes of Paystack's answers and events (providers 1.4, 1.5, 1.7). Names and types are those of Paystack. */

const INTEGRATION_ID = 100_043;
/** The share of the amount that Paystack keeps in Kenya. */
const FEE_RATES = { mobile_money: 0.015, card: 0.029 };
/** How long a payer who opened the page counts as busy with it. */
const BUSY_MILLISECONDS = 10 * 60_000;
const REFUND_EXPECTED_MILLISECONDS = 10 * 86_400_000;

/** The status in verify. An unpaid payment is abandoned, unless the payer is on the page at the moment. */
export function statusOnWire(payment: Payment, now: Date): string {
  if (payment.shownStatus !== null) return payment.shownStatus;
  if (payment.status !== 'unpaid') return payment.status;
  const opened = payment.openedAt === null ? undefined : new Date(payment.openedAt).getTime();
  return opened !== undefined && now.getTime() - opened < BUSY_MILLISECONDS ? 'ongoing' : 'abandoned';
}

function authorizationOnWire({ authorization }: Payment): Record<string, unknown> {
  if (authorization === null) return {};
  const { code, lastDigits } = authorization;
  if (authorization.channel === 'card')
    return {
      authorization_code: code,
      bin: '408408',
      last4: lastDigits,
      exp_month: '12',
      exp_year: '2030',
      channel: 'card',
      card_type: 'visa ',
      bank: 'TEST BANK',
      country_code: 'KE',
      brand: 'visa',
      reusable: true,
      signature: `SIG_${code.slice('AUTH_'.length)}`,
      account_name: null,
    };
  return {
    authorization_code: code,
    bin: '254XXX',
    last4: `X${lastDigits}`,
    exp_month: '12',
    exp_year: '9999',
    channel: 'mobile_money',
    card_type: '',
    bank: 'M-PESA',
    country_code: 'KE',
    brand: 'M-pesa',
    reusable: false,
    signature: null,
    account_name: null,
  };
}

const customerOnWire = (payment: Payment) => ({
  id: payment.customerId,
  first_name: null,
  last_name: null,
  email: payment.email,
  customer_code: `CUS_${payment.customerId.toString(36)}`,
  phone: null,
  metadata: null,
  risk_action: 'default',
  international_format_phone: null,
});

/** The payment in verify, list, fetch and `charge.success`. */
export function transactionOnWire(payment: Payment, now: Date) {
  const { authorization, createdAt, paidAt } = payment;
  return {
    id: payment.id,
    domain: 'test',
    status: statusOnWire(payment, now),
    reference: payment.reference,
    receipt_number: null,
    amount: payment.amount,
    message: payment.status === 'failed' ? payment.gatewayResponse : null,
    gateway_response: payment.gatewayResponse,
    paid_at: paidAt,
    created_at: createdAt,
    channel: authorization?.channel ?? payment.channels[0] ?? 'card',
    currency: payment.currency,
    ip_address: '41.90.0.1',
    // Without metadata Paystack answers an empty string, not null.
    metadata: payment.metadata ?? '',
    log: null,
    fees: authorization === null ? null : Math.round(payment.amount * FEE_RATES[authorization.channel]),
    fees_split: null,
    authorization: authorizationOnWire(payment),
    customer: customerOnWire(payment),
    plan: null,
    split: {},
    order_id: null,
    paidAt,
    createdAt,
    requested_amount: payment.requestedAmount,
    pos_transaction_data: null,
    source: null,
    fees_breakdown: null,
    connect: null,
    transaction_date: createdAt,
    plan_object: {},
    subaccount: {},
  };
}

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

/** A refund in list and fetch: the transaction is a number there. */
export const refundOnWire = (refund: Refund, payment: Payment) => ({
  ...commonOfRefund(refund, payment),
  transaction: payment.id,
  transaction_reference: refund.reference,
  transaction_amount: payment.amount,
  dispute: null,
  settlement: null,
  refunded_at: refund.refundedAt,
  bank_reference: null,
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
