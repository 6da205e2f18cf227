import type { Receipt } from '@repo/api-client/normalise/receipt';
import { brand } from '@repo/domain/brand';
import { formatDate } from '@repo/domain/dates';
import { formatKes } from '@repo/domain/money';
import { refundSentence } from '@repo/domain/refund-words';

const channels: Readonly<Record<string, string>> = { mobile_money: 'M-PESA', card: 'Card' };

export const channelName = (channel: string | null): string =>
  channel === null ? 'N/A' : (channels[channel] ?? channel);

/** A sentence about the refund of a receipt. */
export const refundOf = ({ amountCents }: Receipt, refund: NonNullable<Receipt['refund']>): string =>
  refundSentence(refund.status, { amountCents: refund.amountCents, priceCents: amountCents });

/** The receipt as a text file: payer, purchase, payee, time, channel and reference (decisions.md section 7). */
export function receiptText(receipt: Receipt): string {
  const rows: readonly (readonly [string, string])[] = [
    ['Order number', receipt.orderNumber],
    ['Paid by', receipt.paidBy],
    ['Paid to', brand.name],
    ['Package', receipt.packageName],
    ['Worker', receipt.workerName ?? 'N/A'],
    ['Amount paid', formatKes(receipt.amountCents)],
    ...(receipt.refund === null ? [] : [['Refund', refundOf(receipt, receipt.refund)] as const]),
    ['Paid on', formatDate(receipt.paidAt)],
    ['Paid by way of', channelName(receipt.channel)],
    ['Reference', receipt.reference],
    receipt.isStopped
      ? ['Verification', 'Stopped by the withdrawal of the worker’s consent']
      : ['Estimated completion', receipt.estimatedCompletion],
  ];
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  return [
    `${brand.name}: payment receipt`,
    '',
    ...rows.map(([name, value]) => `${`${name}:`.padEnd(width)}${value}`),
    '',
  ].join('\n');
}
