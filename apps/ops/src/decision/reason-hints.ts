import type { CheckReason } from '@repo/domain/check-reason';

/** What must be on record before the service takes a reason. The form says it before a member has written her notes. */
export const reasonHints: Readonly<Partial<Record<CheckReason, string>>> = {
  referees_confirm: 'Two referees must have confirmed it in a call.',
  referees_not_reached: 'Each whom nobody reached must have been tried on three days.',
  first_job: 'Only when nobody is named.',
  not_for_this_work: 'Two members must say so.',
  referees_too_few: 'Only when nobody who is named can still be called.',
};
