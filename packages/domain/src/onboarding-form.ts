import {
  MAXIMUM_AGE_YEARS,
  MINIMUM_AGE_YEARS,
  PROFILE_EXPERIENCE_MAXIMUM_YEARS,
} from './worker-profile-form.ts';
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

/** The targets of 'Back' and 'Continue'. Null before the first step and after the last. */
export const stepBefore = (step: OnboardingStep): OnboardingStep | null =>
  onboardingSteps[onboardingSteps.indexOf(step) - 1] ?? null;
export const stepAfter = (step: OnboardingStep): OnboardingStep | null =>
  onboardingSteps[onboardingSteps.indexOf(step) + 1] ?? null;

export const isOnboardingPhone = (digits: string): boolean => /^[17]\d{8}$/.test(digits);

/** The top of the slider. As expected, all forms have one range: the range of the profile form. */
export const onboardingExperienceMaximum = (quirks: Quirks = defaultQuirks): number =>
  quirks.experienceRanges === 'observed'
    ? ONBOARDING_EXPERIENCE_MAXIMUM_YEARS
    : PROFILE_EXPERIENCE_MAXIMUM_YEARS;

export interface OnboardingForm {
  readonly name: string;
  readonly age: string;
  readonly gender: string;
  readonly location: string;
  readonly serviceType: string;
}

/** The problems of a field, by the code of the refusal. */
export type OnboardingProblem =
  | 'nameMissing'
  | 'ageMissing'
  | 'ageInvalid'
  | 'underage'
  | 'genderMissing'
  | 'locationMissing'
  | 'serviceTypeMissing';
type ByField<T> = Partial<Record<keyof OnboardingForm, T>>;

const isBlank = (text: string): boolean => text.trim() === '';

function ageProblem(age: string): OnboardingProblem | null {
  if (isBlank(age)) return 'ageMissing';
  const years = /^\d{1,3}$/.test(age.trim()) ? Number(age) : null;
  if (years === null || years > MAXIMUM_AGE_YEARS) return 'ageInvalid';
  return years < MINIMUM_AGE_YEARS ? 'underage' : null;
}

/** The service checks the form when the worker completes the profile, not between the steps (worker spec 5). */
export function problemsOfOnboarding(form: OnboardingForm): ByField<OnboardingProblem> {
  const checks: readonly (readonly [keyof OnboardingForm, OnboardingProblem | null])[] = [
    ['name', isBlank(form.name) ? 'nameMissing' : null],
    ['age', ageProblem(form.age)],
    ['gender', isBlank(form.gender) ? 'genderMissing' : null],
    ['location', isBlank(form.location) ? 'locationMissing' : null],
    ['serviceType', isBlank(form.serviceType) ? 'serviceTypeMissing' : null],
  ];
  const problems: ByField<OnboardingProblem> = {};
  for (const [field, problem] of checks) if (problem !== null) problems[field] = problem;
  return problems;
}
