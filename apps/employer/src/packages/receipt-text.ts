import type { Receipt } from '@repo/api-client/normalise/receipt';
import { brand } from '@repo/domain/brand';
import { formatDate } from '@repo/domain/dates';
import { formatKes } from '@repo/domain/money';
import { refundSentence, takenBackSentence } from '@repo/domain/refund-words';

const channels: Readonly<Record<string, string>> = { mobile_money: 'M-PESA', card: 'Card' };

export const channelName = (channel: string | null): string =>
  channel === null ? 'N/A' : (channels[channel] ?? channel);

/** The money of a receipt that went back: its refund, and what the payer's bank took, each with its sentence. */
export function moneyBack({ amountCents: priceCents, refund, takenBackCents }: Receipt) {
  const rows: { readonly term: string; readonly value: string }[] = [];
  if (refund !== null)
    rows.push({
      term: 'Refund',
      value: refundSentence(refund.status, { amountCents: refund.amountCents, priceCents }),
    });
  if (takenBackCents > 0)
    rows.push({ term: 'Chargeback', value: takenBackSentence({ amountCents: takenBackCents, priceCents }) });
  return rows;
}

/** The receipt as a text file: payer, purchase, payee, time, channel and reference (decisions.md section 7). */
export function receiptText(receipt: Receipt): string {
  const rows: readonly (readonly [string, string])[] = [
    ['Order number', receipt.orderNumber],
    ['Paid by', receipt.paidBy],
    ['Paid to', brand.name],
    ['Package', receipt.packageName],
    ['Worker', receipt.workerName ?? 'N/A'],
    ['Amount paid', formatKes(receipt.amountCents)],
    ...moneyBack(receipt).map(({ term, value }) => [term, value] as const),
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
