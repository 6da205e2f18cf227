/** While nobody knows whether money left the payer's account (decisions 7). */
export const MONEY_IS_SAFE = 'Money that left your account pays for your order, or comes back to you.';
