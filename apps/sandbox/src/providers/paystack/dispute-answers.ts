import * as z from 'zod';
import { randomWord } from '../../random.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { Dispute, Payment } from '../../state/state.ts';
import { resolveDispute, touch, type DisputedPayment } from './disputes.ts';
import { invalidParams, missingParams } from './errors.ts';

/** What a merchant says of a dispute: evidence, files, and the answer. */

const body = z.record(z.string(), z.unknown()).catch({});

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
