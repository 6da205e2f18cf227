import type { Payment } from '../../state/state.ts';

/** Shapes of Paystack's payments (providers 1.4, 1.5). Names and types are those of Paystack. */

export const INTEGRATION_ID = 100_043;
/** The share of the amount that Paystack keeps in Kenya. */
const FEE_RATES = { mobile_money: 0.015, card: 0.029 };
/** How long a payer who opened the page counts as busy with it. */
const BUSY_MILLISECONDS = 10 * 60_000;

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

export const customerOnWire = (payment: Payment) => ({
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

/** The payment in fetch, which has one field more than verify. */
export const fetchedTransactionOnWire = (payment: Payment, now: Date) => ({
  ...transactionOnWire(payment, now),
  helpdesk_link: null,
});
