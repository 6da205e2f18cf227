import { messages as completeProfile } from '../catalogues/kiswahili/complete-profile.ts';
import { messages as dashboard } from '../catalogues/kiswahili/dashboard.ts';
import { messages as documents } from '../catalogues/kiswahili/documents.ts';
import { messages as identity } from '../catalogues/kiswahili/identity.ts';
import { messages as notices } from '../catalogues/kiswahili/notices.ts';
import { messages as onboarding } from '../catalogues/kiswahili/onboarding.ts';
import { messages as requests } from '../catalogues/kiswahili/requests.ts';
import { messages as checks } from '../catalogues/kiswahili/checks.ts';
import { messages as findings } from '../catalogues/kiswahili/findings.ts';
import { messages as profile } from '../catalogues/kiswahili/profile.ts';
import { messages as references } from '../catalogues/kiswahili/references.ts';
import { messages as reviews } from '../catalogues/kiswahili/reviews.ts';
import { messages as verification } from '../catalogues/kiswahili/verification.ts';

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
