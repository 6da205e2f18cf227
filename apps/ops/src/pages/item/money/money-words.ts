import type { ChargebackAnswer, ChargebackStatus } from '@repo/domain/chargeback';
import { formatKes, shillingsToCents } from '@repo/domain/money';
import type { RefundStatus } from '@repo/domain/refund';
import type { BadgeTone } from '@repo/ui/components/Badge';

interface Label {
  readonly label: string;
  readonly tone: BadgeTone;
}

/** Shillings of the service in words. */
export const kes = (shillings: number): string => formatKes(shillingsToCents(shillings));

/** An amount, as a part of the price where it is one. */
export const ofPrice = ({ amount, price }: { readonly amount: number; readonly price: number }): string =>
  kes(amount) + (amount < price ? ` of ${kes(price)}` : '');

/** What the payment service says of a refund. */
export const refundLabels: Readonly<Record<RefundStatus, Label>> = {
  pending: { label: 'Asked for', tone: 'info' },
  processing: { label: 'On its way', tone: 'info' },
  'needs-attention': { label: 'Held up', tone: 'warning' },
  failed: { label: 'Refused', tone: 'danger' },
  processed: { label: 'Paid back', tone: 'success' },
};

/** What the payment service says of a payment dispute. */
export const chargebackLabels: Readonly<Record<ChargebackStatus, Label>> = {
  'awaiting-merchant-feedback': { label: 'Waits for our answer', tone: 'warning' },
  'awaiting-bank-feedback': { label: 'Waits for the bank', tone: 'info' },
  pending: { label: 'Waits for our answer', tone: 'warning' },
  resolved: { label: 'Over', tone: 'default' },
  archived: { label: 'Over', tone: 'default' },
};

export const answerLabels: Readonly<Record<ChargebackAnswer, string>> = {
  accepted: 'Accepted: the money goes back',
  declined: 'Declined with evidence',
};

const resolutions: Readonly<Record<string, string>> = {
  'merchant-accepted': 'The payer has the money: we accepted',
  'auto-accepted': 'The payer has the money: no answer came in time',
  declined: 'The payment stays with us',
};

/** How a payment dispute ended. The payment service may add other words. */
export const resolutionText = (resolution: string): string => resolutions[resolution] ?? inWords(resolution);

const categories: Readonly<Record<string, string>> = {
  chargeback: 'The payer disputes the payment',
  fraud: 'The payer says that somebody else paid',
};

/** Why the bank asks for the money. */
export const categoryText = (category: string | null): string =>
  category === null ? 'Not told' : (categories[category] ?? inWords(category));

const inWords = (word: string): string => word.replaceAll(/[-_]/g, ' ');
