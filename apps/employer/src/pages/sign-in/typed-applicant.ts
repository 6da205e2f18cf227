import type { Applicant } from '@repo/api-client/queries/employer-session';

let kept: Applicant | undefined;

/**
 * Who a code was sent to, for the form that is gone back to from there. In memory only: the browser's history would show it
 * to whoever holds the phone after a sign-out.
 */
export const typedApplicant = {
  keep: (applicant: Applicant): void => {
    kept = applicant;
  },
  read: (): Applicant | undefined => kept,
  forget: (): void => {
    kept = undefined;
  },
};
