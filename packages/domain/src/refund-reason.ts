/** Why money goes back. The rule that decides on a refund names one; the last is told by the provider. */
export const refundReasons = [
  'consent-declined',
  'consent-expired',
  'consent-withdrawn',
  'amount-mismatch',
  'currency-mismatch',
  'already-paid',
  'reversed-at-provider',
] as const;
export type RefundReason = (typeof refundReasons)[number];

/** Their words on the team's screens. */
export const refundReasonLabels: Readonly<Record<RefundReason, string>> = {
  'consent-declined': 'The worker said no',
  'consent-expired': 'The worker did not answer in time',
  'consent-withdrawn': 'The worker withdrew consent',
  'amount-mismatch': 'Another amount arrived than the price',
  'currency-mismatch': 'It arrived in another currency',
  'already-paid': 'The package was paid for before',
  'reversed-at-provider': 'The payment service took it back',
};
