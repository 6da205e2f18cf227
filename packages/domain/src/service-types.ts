import { inviteServiceTypes } from './invite-form.ts';
import { onboardingServiceTypes } from './onboarding-form.ts';
import { defaultQuirks, type Quirks } from './quirks.ts';
import { workerServiceTypes } from './worker-profile-form.ts';

/** Every kind of work that the product names (worker spec, first paragraph). */
export const allServiceTypes = [
  'Nanny',
  'House Manager',
  'Housekeeper',
  'Cook',
  'Driver',
  'Gardener',
  'Security',
  'Caregiver',
] as const;

const lists = {
  invite: inviteServiceTypes,
  profile: workerServiceTypes,
  onboarding: onboardingServiceTypes,
} as const satisfies Record<string, readonly string[]>;

/** What a form offers: as observed each its own list, as expected all the same (quirks). */
export const serviceTypesOf = (form: keyof typeof lists, quirks: Quirks = defaultQuirks): readonly string[] =>
  quirks.serviceTypeLists === 'observed' ? lists[form] : allServiceTypes;

/** The stored spelling of a service type, whatever its case: the onboarding sends `nanny`. Unknown ones stay as they are. */
export const serviceTypeNamed = (text: string): string =>
  allServiceTypes.find((name) => name.toLowerCase() === text.trim().toLowerCase()) ?? text.trim();
