import { RequestError } from '../../errors.ts';
import { randomWord } from '../../random.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { Payment } from '../../state/state.ts';
import { announcePayment } from './events.ts';

export const outcomes = ['success', 'failed', 'abandoned'] as const;
export const offeredChannels = ['mobile_money', 'card'] as const;
export type Outcome = (typeof outcomes)[number];
export type Channel = (typeof offeredChannels)[number];

/** @throws RequestError 404 */
export function paymentByAccessCode({ store }: Sandbox, accessCode: string): Payment {
  for (const payment of store.state.payments.values()) if (payment.accessCode === accessCode) return payment;
  throw new RequestError(404, 'No payment has this address.');
}

/** @throws RequestError 404 */
export function paymentByReference({ store }: Sandbox, reference: string): Payment {
  const payment = store.state.payments.get(reference);
  if (payment === undefined) throw new RequestError(404, 'No payment has this reference.');
  return payment;
}

/** A payer who opens the page is paying. Verify shows that as `ongoing`. */
export function openPage({ store, clock }: Sandbox, payment: Payment): void {
  if (payment.status !== 'unpaid') return;
  payment.openedAt = clock.now().toISOString();
  store.changed();
}

export const isPaid = ({ status }: Payment) => status === 'success' || status === 'reversed';

/**
 * The redirect of the browser after the payment: the address of the merchant, with Paystack's two parameters
 * (providers 1.3). A cancelled payment redirects to the address in its metadata.
 */
export function redirectOf(sandbox: Sandbox, payment: Payment): string {
  const cancelled = payment.status === 'abandoned' ? cancelAddress(payment.metadata) : undefined;
  if (cancelled !== undefined) return cancelled;
  const target = payment.callbackUrl ?? `${sandbox.origin()}/checkout/${payment.accessCode}`;
  const reference = encodeURIComponent(payment.reference);
  const [address = '', fragment] = target.split('#', 2);
  const query = `${address.includes('?') ? '&' : '?'}trxref=${reference}&reference=${reference}`;
  return `${address}${query}${fragment === undefined ? '' : `#${fragment}`}`;
}

function cancelAddress(metadata: unknown): string | undefined {
  if (typeof metadata !== 'object' || metadata === null || !('cancel_action' in metadata)) return undefined;
  const { cancel_action: address } = metadata;
  return typeof address === 'string' && /^https?:\/\/./.test(address) ? address : undefined;
}

export interface Payer {
  readonly channel: Channel;
  /** The stored part of the typed number: its last digits. */
  readonly lastDigits: string;
}

/** The answer of the payer. A failed or cancelled payment can still be paid on the same page. A paid one is final. */
export function finish(
  sandbox: Sandbox,
  payment: Payment,
  outcome: Outcome,
  { channel, lastDigits }: Payer,
): void {
  const { store, clock } = sandbox;
  payment.status = outcome;
  payment.openedAt = null;
  payment.authorization =
    outcome === 'abandoned' ? null : { code: `AUTH_${randomWord(10)}`, channel, lastDigits };
  payment.paidAt = outcome === 'success' ? clock.now().toISOString() : null;
  payment.gatewayResponse = responseOf(outcome, channel);
  if (outcome === 'success') announcePayment(sandbox, payment);
  store.changed();
}

function responseOf(outcome: Outcome, channel: Channel): string {
  if (outcome === 'success') return 'Approved';
  if (outcome === 'abandoned') return 'The transaction was not completed';
  return channel === 'card' ? 'Declined' : 'Request cancelled by user';
}
