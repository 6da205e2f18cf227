import * as z from 'zod';
import { signPaystack } from '../callbacks/outbox.ts';
import { RequestError } from '../errors.ts';
import { paymentByReference } from '../providers/paystack/checkout.ts';
import { chargeSuccess } from '../providers/paystack/events.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Payment } from '../state/state.ts';

const MAXIMUM_TIMES = 50;

/** An event that a tester sends to the API: true to the payment, altered, forged, or with a custom body. */
export const eventSchema = z.strictObject({
  kind: z
    .enum(['genuine', 'lower_amount', 'other_currency', 'unknown_reference', 'custom'])
    .default('genuine'),
  reference: z.string().max(100).optional(),
  /** The replacement value, where `kind` alters a field. */
  amount: z.number().int().optional(),
  currency: z.string().max(10).optional(),
  /** The whole event, for `custom`. A text is sent unchanged. */
  body: z.unknown().optional(),
  signature: z.enum(['valid', 'wrong', 'missing']).default('valid'),
  times: z.number().int().min(1).max(MAXIMUM_TIMES).default(1),
  parallel: z.boolean().default(false),
});
type EventOrder = z.output<typeof eventSchema>;

/**
 * Sends the event `times` times, in sequence or at once, without retries and without faults.
 * @returns the API's status for each, or 0 when the API is unreachable.
 * @throws RequestError 400 without a reference, 404 for an unknown one.
 */
export async function sendEvent(sandbox: Sandbox, order: EventOrder): Promise<number[]> {
  const body = bodyOf(sandbox, order);
  const callback = { target: 'paystack', body, label: 'event by hand' } as const;
  const headers = { 'content-type': 'application/json', ...signatureOf(sandbox, order, body) };
  const sendOne = () => sandbox.outbox.sendOnce(callback, headers);
  if (order.parallel) return Promise.all(Array.from({ length: order.times }, sendOne));
  const statuses: number[] = [];
  for (let time = 0; time < order.times; time += 1) statuses.push(await sendOne());
  return statuses;
}

function bodyOf(sandbox: Sandbox, order: EventOrder): string {
  if (order.kind === 'custom')
    return typeof order.body === 'string' ? order.body : JSON.stringify(order.body ?? null);
  const now = sandbox.clock.now();
  if (order.reference === undefined)
    throw new RequestError(400, 'reference: is needed for this kind of event');
  const payment: Payment = {
    ...(order.kind === 'unknown_reference'
      ? invented(order.reference, now)
      : paymentByReference(sandbox, order.reference)),
    shownStatus: 'success',
  };
  payment.paidAt ??= now.toISOString();
  if (order.kind === 'lower_amount') payment.amount = order.amount ?? Math.trunc(payment.amount / 2);
  if (order.kind === 'other_currency') payment.currency = order.currency ?? 'NGN';
  return JSON.stringify(chargeSuccess(payment, now));
}

function signatureOf({ config }: Sandbox, { signature }: EventOrder, body: string): Record<string, string> {
  if (signature === 'missing') return {};
  const key = signature === 'valid' ? config.paystackSecretKey : `not-${config.paystackSecretKey}`;
  return { 'x-paystack-signature': signPaystack(body, key) };
}

const invented = (reference: string, now: Date): Payment => ({
  id: 4_000_000_001,
  reference,
  accessCode: 'unknown',
  email: 'nobody@example.com',
  customerId: 1,
  amount: 100_000,
  currency: 'KES',
  requestedAmount: 100_000,
  channels: ['mobile_money'],
  callbackUrl: null,
  metadata: null,
  status: 'success',
  shownStatus: null,
  gatewayResponse: 'Approved',
  openedAt: null,
  paidAt: now.toISOString(),
  createdAt: now.toISOString(),
  authorization: { code: 'AUTH_unknown', channel: 'mobile_money', lastDigits: '000' },
  refundOutcome: 'processed',
});
