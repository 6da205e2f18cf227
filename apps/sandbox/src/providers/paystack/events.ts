import type { Callback } from '../../callbacks/outbox.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { Payment, Refund } from '../../state/state.ts';
import { refundEventOnWire, transactionOnWire } from './wire.ts';

/** Paystack sends an event for a successful payment and for no other (providers 1.5). */
export const chargeSuccess = (payment: Payment, now: Date) => ({
  event: 'charge.success',
  data: transactionOnWire(payment, now),
});

const refundEvent = (refund: Refund, payment: Payment) => ({
  event: `refund.${refund.status}`,
  data: refundEventOnWire(refund, payment),
});

export const eventCallback = (event: { readonly event: string }): Callback => ({
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
