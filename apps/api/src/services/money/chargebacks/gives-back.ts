import type { ChargebackRow } from './store-chargeback.ts';
import type { DisputedOrder } from './draw-order.ts';

/** A chargeback with its order. */
export interface Disputed extends DisputedOrder {
  readonly chargeback: ChargebackRow;
}

/**
 * The amount that an accepted chargeback gives back, in cents: what the bank asks for, and no more than is left of the money
 * that arrived. 0 when nothing is left.
 */
export function givesBackCents(disputed: Disputed): number {
  const left = leftCents(disputed);
  const asked = disputed.chargeback.amountCents;
  return left === null
    ? (asked ?? disputed.purchase.amountCents)
    : Math.max(0, Math.min(asked ?? left, left));
}

/**
 * The money that arrived and is still here. The refund of a purchase that was never paid gives back all that arrived. Without
 * one the amount that arrived is not known yet (null), and the provider itself gives back no more than it received.
 */
function leftCents({ purchase, refund, takenBackCents }: Disputed): number | null {
  if (purchase.paidAt !== null) return purchase.amountCents - (refund?.amountCents ?? 0) - takenBackCents;
  return refund === null ? null : 0;
}
