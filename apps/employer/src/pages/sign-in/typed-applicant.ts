import type { Applicant } from '@repo/api-client/queries/employer-session';

let kept: Applicant | undefined;

/**
 * The recipient of a code, for the form on the way back. In memory only, because the browser history would show it to the
 * next user of the phone after a sign-out.
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
