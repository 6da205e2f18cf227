import { ageOn } from './dates.ts';
import { looksLikeEmail } from './employer-profile-form.ts';
import { INVALID_PROFILE_PHONE, isProfilePhone, PHONE_REQUIRED } from './phone.ts';

/** The complete-profile form of the worker (worker spec 2.12 and 5). */
export const requiredWorkerFields = ['name', 'phone', 'location', 'date_of_birth', 'national_id'] as const;
export const optionalWorkerFields = [
  'email',
  'service_type',
  'experience_years',
  'education',
  'availability',
  'bio',
  'skills',
  'emergency_contact',
  'emergency_contact_phone',
  'profile_photo',
] as const;
export type RequiredWorkerField = (typeof requiredWorkerFields)[number];
export type WorkerField = RequiredWorkerField | (typeof optionalWorkerFields)[number];
export type WorkerProfileForm = Readonly<Record<WorkerField, string>>;

export const workerServiceTypes = ['Nanny', 'Housekeeper', 'Cook', 'Driver', 'Gardener', 'Security'] as const;
export const educationLevels = [
  'Primary School',
  'Secondary School',
  'College/Diploma',
  'University Degree',
  'Other',
] as const;
export const availabilities = [
  'Full-time',
  'Part-time',
  'Weekends only',
  'Evenings only',
  'Flexible',
] as const;

export const MINIMUM_AGE_YEARS = 18;
export const MAXIMUM_AGE_YEARS = 100;
export const PROFILE_EXPERIENCE_MAXIMUM_YEARS = 50;

export const UNDERAGE = 'You must be at least 18 years old to register';

/** What can be wrong with a field, in a word, and what is said of it. */
export const profileProblems = {
  noName: 'Name is required',
  noPhone: PHONE_REQUIRED,
  badPhone: INVALID_PROFILE_PHONE,
  badEmail: 'Please enter a valid email address',
  noLocation: 'Location is required',
  noBirth: 'Date of birth is required',
  badBirth: 'Please enter a valid date of birth',
  underage: UNDERAGE,
  noId: 'National ID is required',
  badYears: 'Please enter a valid number of years (0-50)',
} as const;
export type ProfileProblem = keyof typeof profileProblems;

const isBlank = (text: string) => text.trim() === '';

function birthProblem(dateOfBirth: string, now: Date): ProfileProblem | null {
  if (isBlank(dateOfBirth)) return 'noBirth';
  const age = ageOn(dateOfBirth, now);
  if (age === null || age > MAXIMUM_AGE_YEARS) return 'badBirth';
  return age < MINIMUM_AGE_YEARS ? 'underage' : null;
}

function phoneProblem(phone: string): ProfileProblem | null {
  if (isBlank(phone)) return 'noPhone';
  return isProfilePhone(phone) ? null : 'badPhone';
}

function experienceProblem(years: string): ProfileProblem | null {
  // Whole years in digits: `1e1` and `2.5` are numbers, but not to the column that keeps them. Blanks count as 0.
  const valid = /^\d*$/.test(years.trim()) && Number(years) <= PROFILE_EXPERIENCE_MAXIMUM_YEARS;
  return valid ? null : 'badYears';
}

/** One problem per refused field, as the form shows them while it is filled in. */
export function problemsOfProfile(
  form: WorkerProfileForm,
  now: Date,
): Partial<Record<WorkerField, ProfileProblem>> {
  const checks: readonly (readonly [WorkerField, ProfileProblem | null])[] = [
    ['name', isBlank(form.name) ? 'noName' : null],
    ['phone', phoneProblem(form.phone)],
    ['email', !isBlank(form.email) && !looksLikeEmail(form.email) ? 'badEmail' : null],
    ['location', isBlank(form.location) ? 'noLocation' : null],
    ['date_of_birth', birthProblem(form.date_of_birth, now)],
    ['national_id', isBlank(form.national_id) ? 'noId' : null],
    ['experience_years', experienceProblem(form.experience_years)],
  ];
  const problems: Partial<Record<WorkerField, ProfileProblem>> = {};
  for (const [field, problem] of checks) if (problem !== null) problems[field] = problem;
  return problems;
}

/** The same in words. */
export function workerProfileErrors(
  form: WorkerProfileForm,
  now: Date,
): Partial<Record<WorkerField, string>> {
  const errors: Partial<Record<WorkerField, string>> = {};
  const problems = problemsOfProfile(form, now);
  for (const field of [...requiredWorkerFields, ...optionalWorkerFields]) {
    const problem = problems[field];
    if (problem !== undefined) errors[field] = profileProblems[problem];
  }
  return errors;
}

/** What the alert on saving names, in a word, and what it calls it. */
export const missingNames = {
  name: 'Full Name',
  phone: 'Phone Number',
  phoneFormat: 'Phone Number (invalid format)',
  location: 'Location',
  birth: 'Date of Birth',
  birthAge: 'Date of Birth (must be 18+)',
  id: 'National ID',
} as const;
export type MissingName = keyof typeof missingNames;

/** What the alert on saving lists: 'Please complete the following required fields: …'. */
export function missingOfProfile(form: WorkerProfileForm, now: Date): MissingName[] {
  const problems = problemsOfProfile(form, now);
  const names: readonly (readonly [RequiredWorkerField, MissingName])[] = [
    ['name', 'name'],
    ['phone', problems.phone === 'noPhone' ? 'phone' : 'phoneFormat'],
    ['location', 'location'],
    ['date_of_birth', problems.date_of_birth === 'noBirth' ? 'birth' : 'birthAge'],
    ['national_id', 'id'],
  ];
  return names.flatMap(([field, name]) => (problems[field] === undefined ? [] : [name]));
}

/** The same in words. */
export const missingRequiredFields = (form: WorkerProfileForm, now: Date): string[] =>
  missingOfProfile(form, now).map((name) => missingNames[name]);

/**
 * The latest date of birth the date picker offers: eighteen years before a day, both `YYYY-MM-DD`. Eighteen years before
 * a leap day there was none, so that the day before stands for it.
 */
export function latestDateOfBirth(today: string): string {
  const rest = today.slice(5);
  return `${Number(today.slice(0, 4)) - MINIMUM_AGE_YEARS}-${rest === '02-29' ? '02-28' : rest}`;
}
