import type { Consent } from '../../packages/consent.ts';

/** The worker's answer, and what it means for a payment. */
export const consentNotes: Record<Consent, string> = {
  agreed: 'The checks start as soon as the payment is confirmed.',
  invited: 'The worker has not accepted your invitation yet. This page shows the answer as soon as it comes.',
  declined: 'The worker has declined your invitation, so nothing can be bought.',
  unasked: 'After the payment we ask the worker by SMS for consent. There are 48 hours to answer.',
};

/** An answer that decides whether the employer can pay stands above everything else, and the question to come below it. */
export const consentTitles: Partial<Record<Consent, string>> = {
  agreed: 'The worker has agreed.',
  invited: 'Nothing to pay yet',
  declined: 'The worker said no',
};

export const consentTones = {
  agreed: 'success',
  invited: 'info',
  declined: 'warning',
  unasked: 'info',
} as const satisfies Record<Consent, string>;
