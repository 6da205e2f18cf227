/** What comes back to an employer whose worker withdraws the consent after the payment (decisions 6). */
export const REFUND_AFTER_WITHDRAWAL =
  'If the worker withdraws later, you get back the share of the checks that are not decided.';
