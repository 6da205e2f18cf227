import type { Dispute, Payment } from '../../state/state.ts';
import { customerOnWire, INTEGRATION_ID, transactionOnWire } from './wire.ts';

/** Shapes of Paystack's disputes (providers-more 8). Names and types are those of Paystack. */

/** The disputed payment, without the payer. */
const disputedOnWire = (payment: Payment, now: Date) => ({
  ...transactionOnWire(payment, now),
  authorization: {},
  customer: { international_format_phone: null },
  plan: {},
});

const commonOfDispute = (dispute: Dispute, payment: Payment, now: Date) => ({
  id: dispute.id,
  refund_amount: dispute.refundAmount,
  currency: payment.currency,
  status: dispute.status,
  resolution: dispute.resolution,
  domain: 'test',
  transaction: disputedOnWire(payment, now),
  // Null in every sample of Paystack: the reference stands in the transaction.
  transaction_reference: null,
  category: dispute.category,
  customer: customerOnWire(payment),
  bin: payment.authorization?.channel === 'card' ? '408408' : null,
  last4: payment.authorization?.channel === 'card' ? payment.authorization.lastDigits : null,
  dueAt: dispute.dueAt,
  resolvedAt: dispute.resolvedAt,
  evidence: dispute.evidence?.id ?? null,
  attachments: dispute.attachment,
  note: null,
  history: [{ status: 'pending', by: payment.email, createdAt: dispute.createdAt }],
  messages: dispute.messages.map(({ at, by, text }) => ({ sender: by, body: text, createdAt: at })),
});

/** A dispute in list and fetch. */
export const disputeOnWire = (dispute: Dispute, payment: Payment, now: Date) => ({
  ...commonOfDispute(dispute, payment, now),
  createdAt: dispute.createdAt,
  updatedAt: dispute.updatedAt,
});

/** The data of a `charge.dispute.*` event. Its two moments have other names. */
export const disputeEventOnWire = (dispute: Dispute, payment: Payment, now: Date) => ({
  ...commonOfDispute(dispute, payment, now),
  created_at: dispute.createdAt,
  updated_at: dispute.updatedAt,
});

/** The dispute of a transaction, and the answer to its end. */
export const settledDisputeOnWire = (dispute: Dispute, payment: Payment, now: Date) => ({
  ...disputeOnWire(dispute, payment, now),
  merchant_transaction_reference: payment.reference,
  integration: INTEGRATION_ID,
  created_by: null,
});

export const evidenceOnWire = (dispute: Dispute, evidence: NonNullable<Dispute['evidence']>) => ({
  customer_email: evidence.customerEmail,
  customer_name: evidence.customerName,
  customer_phone: evidence.customerPhone,
  service_details: evidence.serviceDetails,
  delivery_address: evidence.deliveryAddress,
  delivery_date: evidence.deliveryDate,
  dispute: dispute.id,
  id: evidence.id,
  createdAt: evidence.at,
  updatedAt: evidence.at,
});
