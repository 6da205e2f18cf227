import { messages as completeProfile } from '../catalogues/english/complete-profile.ts';
import { messages as dashboard } from '../catalogues/english/dashboard.ts';
import { messages as documents } from '../catalogues/english/documents.ts';
import { messages as identity } from '../catalogues/english/identity.ts';
import { messages as notices } from '../catalogues/english/notices.ts';
import { messages as onboarding } from '../catalogues/english/onboarding.ts';
import { messages as requests } from '../catalogues/english/requests.ts';
import { messages as checks } from '../catalogues/english/checks.ts';
import { messages as findings } from '../catalogues/english/findings.ts';
import { messages as profile } from '../catalogues/english/profile.ts';
import { messages as references } from '../catalogues/english/references.ts';
import { messages as reviews } from '../catalogues/english/reviews.ts';
import { messages as verification } from '../catalogues/english/verification.ts';

/** The messages of every screen behind the sign-in: a line for each area. */
export const messages = {
  ...documents,
  ...completeProfile,
  ...dashboard,
  ...notices,
  ...requests,
  ...checks,
  ...findings,
  ...profile,
  ...references,
  ...reviews,
  ...verification,
  ...identity,
  ...onboarding,
};
