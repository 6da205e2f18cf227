import { PROFILE_EXPERIENCE_MAXIMUM_YEARS } from './worker-profile-form.ts';
import { defaultQuirks, type Quirks } from './quirks.ts';

/** The worker's onboarding (worker spec 2.13 and 5). */
export const onboardingSteps = [
  'welcome',
  'phone',
  'otp',
  'profile-basic',
  'profile-work',
  'profile-photo',
  'success',
] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

export const onboardingServiceTypes = ['nanny', 'housekeeper', 'cook', 'caregiver'] as const;
export const genders = ['female', 'male'] as const;
export type Gender = (typeof genders)[number];
export const ONBOARDING_PHONE_DIGITS = 9;
export const ONBOARDING_EXPERIENCE_MAXIMUM_YEARS = 20;
export const ONBOARDING_EXPERIENCE_DEFAULT_YEARS = 5;

/** The step that 'Back' and 'Continue' lead to; null before the first and after the last. */
export const stepBefore = (step: OnboardingStep): OnboardingStep | null =>
  onboardingSteps[onboardingSteps.indexOf(step) - 1] ?? null;
export const stepAfter = (step: OnboardingStep): OnboardingStep | null =>
  onboardingSteps[onboardingSteps.indexOf(step) + 1] ?? null;

export const isOnboardingPhone = (digits: string): boolean => /^[17]\d{8}$/.test(digits);

/** The top of the slider; where a deployment expects one range, that of the profile form. */
export const onboardingExperienceMaximum = (quirks: Quirks = defaultQuirks): number =>
  quirks.experienceRanges === 'observed'
    ? ONBOARDING_EXPERIENCE_MAXIMUM_YEARS
    : PROFILE_EXPERIENCE_MAXIMUM_YEARS;

/** 'New' at 0, '20+ years' at the top of the slider. */
export function experienceLabel(
  years: number,
  maximumYears: number = ONBOARDING_EXPERIENCE_MAXIMUM_YEARS,
): string {
  if (years <= 0) return 'New';
  if (years >= maximumYears) return `${maximumYears}+ years`;
  return years === 1 ? '1 year' : `${years} years`;
}

export interface OnboardingForm {
  readonly name: string;
  readonly age: string;
  readonly gender: string;
  readonly location: string;
  readonly serviceType: string;
}

const required = {
  name: 'Name is required',
  age: 'Age is required',
  gender: 'Gender is required',
  location: 'Location is required',
  serviceType: 'Service type is required',
} as const satisfies Record<keyof OnboardingForm, string>;

/** Checked when the profile is completed, not on the way (worker spec 5). */
export function onboardingErrors(form: OnboardingForm): Partial<Record<keyof OnboardingForm, string>> {
  const fields = ['name', 'age', 'gender', 'location', 'serviceType'] as const;
  return Object.fromEntries(
    fields.filter((field) => form[field].trim() === '').map((field) => [field, required[field]]),
  );
}
