/** While nobody knows whether money left the payer's account (decisions 7). */
export const MONEY_IS_SAFE =
  'If money left your account, it is safe: we settle every payment, or send it back.';
