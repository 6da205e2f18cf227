/** What comes back to an employer whose worker withdraws her consent after the payment (decisions 6). */
export const REFUND_AFTER_WITHDRAWAL =
  'If she takes her yes back, you get back the share of the checks that are not decided.';
