import type { PurchaseStatus } from '@repo/domain/purchase';

export const purchaseLabels: Readonly<Record<PurchaseStatus, string>> = {
  pending: 'Not paid yet',
  paid: 'Paid',
  failed: 'Failed',
  abandoned: 'Given up',
  refunded: 'Paid back',
};

const channels: Readonly<Record<string, string>> = { mobile_money: 'M-PESA', card: 'card' };

/** How a payment was made, in a sentence. The payment service may add other ways. */
export const channelText = (channel: string): string => channels[channel] ?? channel.replaceAll('_', ' ');
