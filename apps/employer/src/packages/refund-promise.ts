import type { Consent } from '../verifications/consent.ts';

/** What comes back to an employer whose worker withdraws the consent after the payment (decisions 6). */
export const REFUND_AFTER_WITHDRAWAL =
  'If the worker withdraws later, you get back the share of the checks that are not decided.';

/** Beside the button that pays: what becomes of the money (decisions 6). */
export const moneyPromises: Record<Consent, string> = {
  agreed: REFUND_AFTER_WITHDRAWAL,
  invited: 'You pay after the worker says yes.',
  declined: 'Nothing was charged.',
  unasked: 'The worker is asked first. A no, or no answer, gives you all your money back.',
};
