import * as z from 'zod';
import { randomWord } from '../../random.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { Dispute, Payment, Refund } from '../../state/state.ts';
import { invalidParams, missingParams, PaystackError } from './errors.ts';
import { announceDispute } from './events.ts';
import { findTransaction, processedAmount, refundedAmount } from './refunds.ts';

/** How long a merchant may answer (providers-more 8). */
export const ANSWER_HOURS = 16;
const HOUR_MILLISECONDS = 3_600_000;

const body = z.record(z.string(), z.unknown()).catch({});

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

function touch({ store, clock }: Sandbox, dispute: Dispute): void {
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

/** `POST /dispute/{id}/evidence` */
export function addEvidence(sandbox: Sandbox, { dispute }: DisputedPayment, input: unknown) {
  const fields = body.parse(input);
  const text = (name: string) => {
    const value = fields[name];
    if (typeof value !== 'string' || value === '')
      throw missingParams(`${name} is required`, 'Ensure that you pass all details of the customer');
    return value;
  };
  const optional = (name: string) => (fields[name] === undefined ? null : text(name));
  const evidence = {
    id: sandbox.store.next(),
    customerEmail: text('customer_email'),
    customerName: text('customer_name'),
    customerPhone: text('customer_phone'),
    serviceDetails: text('service_details'),
    deliveryAddress: optional('delivery_address'),
    deliveryDate: optional('delivery_date'),
    at: sandbox.clock.now().toISOString(),
  };
  dispute.evidence = evidence;
  touch(sandbox, dispute);
  return evidence;
}

/** `PUT /dispute/{id}` */
export function updateDispute(sandbox: Sandbox, { dispute, payment }: DisputedPayment, input: unknown): void {
  const fields = body.parse(input);
  dispute.refundAmount = readAmount(fields['refund_amount'], payment);
  const file = fields['uploaded_filename'];
  if (file !== undefined) dispute.attachment = readFile(dispute, file);
  touch(sandbox, dispute);
}

/** `PUT /dispute/{id}/resolve` by the merchant */
export function answerDispute(sandbox: Sandbox, disputed: DisputedPayment, input: unknown): string {
  const { dispute, payment } = disputed;
  const fields = body.parse(input);
  const { resolution, message, evidence } = fields;
  if (resolution !== 'merchant-accepted' && resolution !== 'declined')
    throw invalidParams('Invalid resolution', 'Pass merchant-accepted or declined');
  if (typeof message !== 'string' || message === '')
    throw missingParams('message is required', 'Ensure that you pass a reason');
  if (dispute.status === 'resolved')
    throw invalidParams('Dispute has been resolved', 'Ensure that the dispute is open');
  if (evidence !== undefined && evidence !== dispute.evidence?.id)
    throw invalidParams('Invalid evidence', 'Ensure that you pass the id of evidence of this dispute');
  dispute.refundAmount = readAmount(fields['refund_amount'], payment);
  dispute.attachment = readFile(dispute, fields['uploaded_filename']);
  dispute.messages.push({ at: sandbox.clock.now().toISOString(), by: 'sandbox@example.com', text: message });
  resolveDispute(sandbox, disputed, resolution);
  return message;
}

function readAmount(value: unknown, payment: Payment): number {
  if (value === undefined || value === null)
    throw missingParams('refund_amount is required', 'Ensure that you pass the amount to refund');
  const amount = Math.trunc(Number(value));
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw invalidParams('Invalid refund amount', 'Ensure that the amount is an integer');
  if (amount > payment.amount)
    throw invalidParams(
      'Refund amount cannot be greater than initial amount',
      'Ensure that the amount is at most that of the transaction',
    );
  return amount;
}

function readFile(dispute: Dispute, value: unknown): string {
  if (typeof value !== 'string' || value === '')
    throw missingParams('uploaded_filename is required', 'Ensure that you upload a file and pass its name');
  if (!dispute.files.some(({ name, bytes }) => name === value && bytes !== null))
    throw invalidParams('Invalid uploaded_filename', 'Ensure that the file was uploaded to its address');
  return value;
}

/** `GET /dispute/{id}/upload_url`. @returns the name under which the file is kept. */
export function announceFile(sandbox: Sandbox, { dispute }: DisputedPayment, query: unknown): string {
  const wanted = body.parse(query)['upload_filename'];
  if (typeof wanted !== 'string' || !/\.\w{2,5}$/.test(wanted))
    throw missingParams('upload_filename is required', 'Ensure that you pass a name with an extension');
  const name = randomWord(20);
  dispute.files.push({ name, bytes: null });
  touch(sandbox, dispute);
  return name;
}

/** A file arrives at its signed address. @returns false for an address that was not given out. */
export function takeFile(sandbox: Sandbox, name: string, bytes: number): boolean {
  for (const dispute of sandbox.store.state.disputes.values())
    for (const file of dispute.files)
      if (file.name === name) {
        file.bytes = bytes;
        touch(sandbox, dispute);
        return true;
      }
  return false;
}
