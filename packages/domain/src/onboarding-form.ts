import {
  MAXIMUM_AGE_YEARS,
  MINIMUM_AGE_YEARS,
  PROFILE_EXPERIENCE_MAXIMUM_YEARS,
  UNDERAGE,
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

export interface OnboardingForm {
  readonly name: string;
  readonly age: string;
  readonly gender: string;
  readonly location: string;
  readonly serviceType: string;
}

/** What can be wrong with a field, in a word, and what is said of it. */
export const onboardingProblems = {
  noName: 'Name is required',
  noAge: 'Age is required',
  badAge: 'Please enter a valid age',
  underage: UNDERAGE,
  noGender: 'Gender is required',
  noLocation: 'Location is required',
  noService: 'Service type is required',
} as const;
export type OnboardingProblem = keyof typeof onboardingProblems;
type ByField<T> = Partial<Record<keyof OnboardingForm, T>>;

const isBlank = (text: string): boolean => text.trim() === '';

function ageProblem(age: string): OnboardingProblem | null {
  if (isBlank(age)) return 'noAge';
  const years = /^\d{1,3}$/.test(age.trim()) ? Number(age) : null;
  if (years === null || years > MAXIMUM_AGE_YEARS) return 'badAge';
  return years < MINIMUM_AGE_YEARS ? 'underage' : null;
}

/** Checked when the profile is completed, not on the way (worker spec 5). */
export function problemsOfOnboarding(form: OnboardingForm): ByField<OnboardingProblem> {
  const checks: readonly (readonly [keyof OnboardingForm, OnboardingProblem | null])[] = [
    ['name', isBlank(form.name) ? 'noName' : null],
    ['age', ageProblem(form.age)],
    ['gender', isBlank(form.gender) ? 'noGender' : null],
    ['location', isBlank(form.location) ? 'noLocation' : null],
    ['serviceType', isBlank(form.serviceType) ? 'noService' : null],
  ];
  const problems: ByField<OnboardingProblem> = {};
  for (const [field, problem] of checks) if (problem !== null) problems[field] = problem;
  return problems;
}

/** The same in words. */
export function onboardingErrors(form: OnboardingForm): ByField<string> {
  const errors: ByField<string> = {};
  const problems = problemsOfOnboarding(form);
  for (const field of ['name', 'age', 'gender', 'location', 'serviceType'] as const) {
    const problem = problems[field];
    if (problem !== undefined) errors[field] = onboardingProblems[problem];
  }
  return errors;
}
