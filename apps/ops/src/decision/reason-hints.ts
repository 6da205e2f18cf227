import type { CheckReason } from '@repo/domain/check-reason';

/** What must be on record before the service takes a reason. The form says it before a member has written her notes. */
export const reasonHints: Readonly<Partial<Record<CheckReason, string>>> = {
  referees_confirm: 'Two referees must have confirmed her in a call.',
  referees_not_reached: 'Each whom nobody reached must have been tried on three days.',
  first_job: 'Only when she named nobody.',
  referees_too_few: 'Only when nobody whom she named can still be called.',
};
