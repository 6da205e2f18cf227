import { inviteServiceTypes } from './invite-form.ts';
import { onboardingServiceTypes } from './onboarding-form.ts';
import { defaultQuirks, type Quirks } from './quirks.ts';
import { workerServiceTypes } from './worker-profile-form.ts';

/** Every service type of the product (worker spec, first paragraph). */
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

/** The choices of a form: as observed each form has its own list, as expected all have the same (quirks). */
export const serviceTypesOf = (form: keyof typeof lists, quirks: Quirks = defaultQuirks): readonly string[] =>
  quirks.serviceTypeLists === 'observed' ? lists[form] : allServiceTypes;

/** The stored spelling of a service type, in any case: the onboarding sends `nanny`. An unknown one stays unchanged. */
export const serviceTypeNamed = (text: string): string =>
  allServiceTypes.find((name) => name.toLowerCase() === text.trim().toLowerCase()) ?? text.trim();
