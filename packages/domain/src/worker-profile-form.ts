import { ageOn } from './dates.ts';
import { looksLikeEmail } from './employer-profile-form.ts';
import { isNationalId } from './national-id.ts';
import { isProfilePhone, normalisePhone } from './phone.ts';

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
/** All fields of the form. The specification does not list `languages`, so its completion does not count them. */
export const workerFields = [...requiredWorkerFields, ...optionalWorkerFields, 'languages'] as const;
export type RequiredWorkerField = (typeof requiredWorkerFields)[number];
export type WorkerField = (typeof workerFields)[number];
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

/** The problems of a field, by the code of the refusal. */
type ProfileProblem =
  | 'nameMissing'
  | 'phoneMissing'
  | 'profilePhoneInvalid'
  | 'emailInvalid'
  | 'locationMissing'
  | 'birthDateMissing'
  | 'birthDateInvalid'
  | 'underage'
  | 'nationalIdMissing'
  | 'nationalIdInvalid'
  | 'profileExperienceInvalid'
  | 'emergencyOwnNumber';

const isBlank = (text: string) => text.trim() === '';

function birthProblem(dateOfBirth: string, now: Date): ProfileProblem | null {
  if (isBlank(dateOfBirth)) return 'birthDateMissing';
  const age = ageOn(dateOfBirth, now);
  if (age === null || age > MAXIMUM_AGE_YEARS) return 'birthDateInvalid';
  return age < MINIMUM_AGE_YEARS ? 'underage' : null;
}

function phoneProblem(phone: string): ProfileProblem | null {
  if (isBlank(phone)) return 'phoneMissing';
  return isProfilePhone(phone) ? null : 'profilePhoneInvalid';
}

function experienceProblem(years: string): ProfileProblem | null {
  // Whole years in digits. `1e1` and `2.5` are numbers, but the database column refuses them. Blanks count as 0.
  const valid = /^\d*$/.test(years.trim()) && Number(years) <= PROFILE_EXPERIENCE_MAXIMUM_YEARS;
  return valid ? null : 'profileExperienceInvalid';
}

function nationalIdProblem(number: string, isFixed: boolean): ProfileProblem | null {
  if (isBlank(number)) return 'nationalIdMissing';
  return isFixed || isNationalId(number) ? null : 'nationalIdInvalid';
}

function emergencyProblem(form: WorkerProfileForm): ProfileProblem | null {
  const phone = normalisePhone(form.emergency_contact_phone);
  return phone !== null && phone === normalisePhone(form.phone) ? 'emergencyOwnNumber' : null;
}

/**
 * One problem per refused field, for the form during input.
 * @param fixed - The fields that the worker can no longer change (`fixedByIdentity`). A number from before this rule stays.
 */
export function problemsOfProfile(
  form: WorkerProfileForm,
  now: Date,
  fixed: readonly WorkerField[] = [],
): Partial<Record<WorkerField, ProfileProblem>> {
  const checks: readonly (readonly [WorkerField, ProfileProblem | null])[] = [
    ['name', isBlank(form.name) ? 'nameMissing' : null],
    ['phone', phoneProblem(form.phone)],
    ['email', !isBlank(form.email) && !looksLikeEmail(form.email) ? 'emailInvalid' : null],
    ['location', isBlank(form.location) ? 'locationMissing' : null],
    ['date_of_birth', birthProblem(form.date_of_birth, now)],
    ['national_id', nationalIdProblem(form.national_id, fixed.includes('national_id'))],
    ['experience_years', experienceProblem(form.experience_years)],
    ['emergency_contact_phone', emergencyProblem(form)],
  ];
  const problems: Partial<Record<WorkerField, ProfileProblem>> = {};
  for (const [field, problem] of checks) if (problem !== null) problems[field] = problem;
  return problems;
}

/** The name of a field in the alert on saving, with what is wrong with it, by its code in the catalogue of refusals. */
export type MissingField =
  | 'fieldFullName'
  | 'fieldPhone'
  | 'fieldPhoneInvalid'
  | 'fieldLocation'
  | 'fieldBirthDate'
  | 'fieldBirthDateInvalid'
  | 'fieldBirthDateUnderage'
  | 'fieldNationalId'
  | 'fieldNationalIdInvalid';

const nameOfBirthDate = (problem: ProfileProblem | undefined): MissingField => {
  if (problem === 'birthDateMissing') return 'fieldBirthDate';
  return problem === 'underage' ? 'fieldBirthDateUnderage' : 'fieldBirthDateInvalid';
};

/** The list in the alert on saving: 'Please complete the following required fields: …'. */
export function missingOfProfile(
  form: WorkerProfileForm,
  now: Date,
  fixed: readonly WorkerField[] = [],
): MissingField[] {
  const problems = problemsOfProfile(form, now, fixed);
  const names: readonly (readonly [RequiredWorkerField, MissingField])[] = [
    ['name', 'fieldFullName'],
    ['phone', problems.phone === 'phoneMissing' ? 'fieldPhone' : 'fieldPhoneInvalid'],
    ['location', 'fieldLocation'],
    ['date_of_birth', nameOfBirthDate(problems.date_of_birth)],
    [
      'national_id',
      problems.national_id === 'nationalIdMissing' ? 'fieldNationalId' : 'fieldNationalIdInvalid',
    ],
  ];
  return names.flatMap(([field, name]) => (problems[field] === undefined ? [] : [name]));
}

/**
 * The latest date of birth in the date picker: eighteen years before a day, both `YYYY-MM-DD`. The year eighteen years
 * before a leap year has no 29 February, so 28 February replaces it.
 */
export function latestDateOfBirth(today: string): string {
  const rest = today.slice(5);
  return `${Number(today.slice(0, 4)) - MINIMUM_AGE_YEARS}-${rest === '02-29' ? '02-28' : rest}`;
}
