import { brand } from '@repo/domain/brand';
import { formatDate } from '@repo/domain/dates';
import { formatKes } from '@repo/domain/money';
import { packageName } from '@repo/domain/packages';
import { isRefundMoving } from '@repo/domain/refund';
import type { PurchaseRow } from '../../../db/schema/purchases.ts';
import { drawDocument } from '../../reporting/reports/pdf/draw-document.ts';
import type { RefundRow } from '../../refunds/start-refund.ts';

/** An order, and what went back of its money before. */
export interface DisputedOrder {
  readonly purchase: PurchaseRow;
  readonly refund: RefundRow | null;
  /** What earlier chargebacks took. */
  readonly takenBackCents: number;
}

/**
 * Draws the order that a chargeback is about, with the answer of the team, as a PDF for the payer's bank. It names no
 * worker. It says what went back before, as evidence against a claim for the same money.
 */
export const drawOrder = (order: DisputedOrder, message: string, now: Date): Promise<Buffer> =>
  drawDocument({
    title: `Order ${order.purchase.orderNumber}`,
    author: brand.name,
    headline: `Order ${order.purchase.orderNumber}`,
    subtitle: 'Answer to a chargeback',
    footer: `${brand.name}, order ${order.purchase.orderNumber}`,
    createdAt: now,
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Order number', order.purchase.orderNumber],
          ['Reference', order.purchase.reference],
          ['Package', packageName(order.purchase.packageId)],
          ['Amount', formatKes(order.purchase.amountCents)],
          ['Paid on', formatDate(order.purchase.paidAt)],
          ['Paid by way of', order.purchase.paidChannel ?? 'N/A'],
          ...backRows(order),
        ],
      },
      { kind: 'paragraph', text: message },
    ],
  });

/** A refund that is held up is no evidence: its money has not moved. */
function backRows({ purchase, refund, takenBackCents }: DisputedOrder): [string, string][] {
  const rows: [string, string][] = [];
  if (refund !== null && isRefundMoving(refund.status)) {
    const amount = formatKes(refund.amountCents);
    // Only the refund of a purchase that was never paid tells what arrived.
    if (purchase.paidAt === null) rows.push(['Amount received', amount]);
    rows.push(
      refund.status === 'processed'
        ? ['Refunded', `${amount} on ${formatDate(refund.settledAt)}`]
        : ['Being refunded', amount],
    );
  }
  if (takenBackCents > 0) rows.push(['Given back by earlier chargebacks', formatKes(takenBackCents)]);
  return rows;
}
