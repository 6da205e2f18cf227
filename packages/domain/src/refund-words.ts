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

/** A sentence about a refund, by its own status. It tells a part as a part. */
export function refundSentence(status: string, refund: RefundedAmount): string {
  const amount = formatKes(refund.amountCents);
  const whole = isPart(refund) ? `${amount} of ${formatKes(refund.priceCents)}` : amount;
  if (status === 'processed') return `${whole} refunded.`;
  return isRefundMoving(status)
    ? `${whole} is being refunded.`
    : `Your refund of ${whole} is held up. Our team works on it.`;
}
