import type { PurchaseStatus } from '@repo/domain/purchase';

/** An order counts as refunded as soon as the payment service takes its refund on. The money may still be on its way, or held up. */
export const purchaseLabels: Readonly<Record<PurchaseStatus, string>> = {
  pending: 'Not paid yet',
  paid: 'Paid',
  failed: 'Failed',
  abandoned: 'Given up',
  refunded: 'Ended by a refund',
};

const channels: Readonly<Record<string, string>> = { mobile_money: 'M-PESA', card: 'card' };

/** How a payment was made, in a sentence. The payment service may add other ways. */
export const channelText = (channel: string): string => channels[channel] ?? channel.replaceAll('_', ' ');
