import type { Dashboard } from '@repo/api-client/normalise/dashboard';
import { casesOf, type VerificationCase } from '../../verifications/verification-case.ts';
import { waitingAmong } from '../../verifications/waiting-among.ts';

/** The cases that wait for the employer's payment. */
export const waitingCases = (dashboard: Dashboard): readonly VerificationCase[] =>
  waitingAmong(casesOf(dashboard.verifications), dashboard);
