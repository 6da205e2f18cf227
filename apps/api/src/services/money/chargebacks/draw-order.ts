import { brand } from '@repo/domain/brand';
import { formatDate } from '@repo/domain/dates';
import { formatKes } from '@repo/domain/money';
import { packageLabel } from '@repo/domain/packages';
import type { PurchaseRow } from '../../../db/schema/purchases.ts';
import { drawDocument } from '../../reporting/reports/pdf/draw-document.ts';

/**
 * Draws the order that a chargeback is about, with the answer of the team, as a PDF for the payer's bank. It names no
 * worker.
 */
export const drawOrder = (purchase: PurchaseRow, message: string, now: Date): Promise<Buffer> =>
  drawDocument({
    title: `Order ${purchase.orderNumber}`,
    author: brand.name,
    headline: `Order ${purchase.orderNumber}`,
    subtitle: 'Answer to a chargeback',
    footer: `${brand.name}, order ${purchase.orderNumber}`,
    createdAt: now,
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Order number', purchase.orderNumber],
          ['Reference', purchase.reference],
          ['Package', packageLabel(purchase.packageId)],
          ['Amount', formatKes(purchase.amountCents)],
          ['Paid on', formatDate(purchase.paidAt)],
          ['Paid by way of', purchase.paidChannel ?? 'N/A'],
        ],
      },
      { kind: 'paragraph', text: message },
    ],
  });
