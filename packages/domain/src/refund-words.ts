import { formatKes } from './money.ts';
import { isRefundMoving } from './refund.ts';

/** An amount that goes back, and the price that was paid. */
export interface RefundedAmount {
  readonly amountCents: number;
  readonly priceCents: number;
}

const isPart = ({ amountCents, priceCents }: RefundedAmount): boolean => amountCents < priceCents;

/** The end of a message about a refund that has just been decided: no money has moved yet. */
export const refundStarted = (refund: RefundedAmount): string =>
  isPart(refund)
    ? `${formatKes(refund.amountCents)} of your payment of ${formatKes(refund.priceCents)} is being refunded.`
    : `your payment of ${formatKes(refund.priceCents)} is being refunded in full.`;

/** The amount, as a part of the price where it is one. */
const ofPrice = (refund: RefundedAmount): string =>
  formatKes(refund.amountCents) + (isPart(refund) ? ` of ${formatKes(refund.priceCents)}` : '');

/** A sentence about what the payer's bank took back by an accepted chargeback. */
export const takenBackSentence = (taken: RefundedAmount): string => `Your bank took back ${ofPrice(taken)}.`;

/** A sentence about a refund, by its own status. It tells a part as a part. */
export function refundSentence(status: string, refund: RefundedAmount): string {
  const whole = ofPrice(refund);
  if (status === 'processed') return `${whole} refunded.`;
  return isRefundMoving(status)
    ? `${whole} is being refunded.`
    : `Your refund of ${whole} is held up. Our team works on it.`;
}
