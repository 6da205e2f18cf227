import type { Callback } from '../../callbacks/outbox.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { Dispute, Payment, Refund } from '../../state/state.ts';
import { disputeEventOnWire } from './dispute-wire.ts';
import { refundEventOnWire } from './refund-wire.ts';
import { transactionOnWire } from './wire.ts';

/** Paystack sends an event for a successful payment and for no other (providers 1.5). */
export const chargeSuccess = (payment: Payment, now: Date) => ({
  event: 'charge.success',
  data: transactionOnWire(payment, now),
});

const refundEvent = (refund: Refund, payment: Payment) => ({
  event: `refund.${refund.status}`,
  data: refundEventOnWire(refund, payment),
});

export const eventCallback = (event: { readonly event: string; readonly data: object }): Callback => ({
  target: 'paystack',
  body: JSON.stringify(event),
  label: event.event,
});

export function announcePayment({ outbox, clock }: Sandbox, payment: Payment): void {
  outbox.send(eventCallback(chargeSuccess(payment, clock.now())));
}

export function announceRefund({ outbox }: Sandbox, refund: Refund, payment: Payment): void {
  outbox.send(eventCallback(refundEvent(refund, payment)));
}

export function announceDispute(
  { outbox, clock }: Sandbox,
  dispute: Dispute,
  payment: Payment,
  what: 'create' | 'remind' | 'resolve',
): void {
  const data = disputeEventOnWire(dispute, payment, clock.now());
  outbox.send(eventCallback({ event: `charge.dispute.${what}`, data }));
}
