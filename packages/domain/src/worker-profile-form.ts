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

type Errors = Partial<Record<WorkerField, string>>;

function birthError(dateOfBirth: string, now: Date): string | null {
  if (dateOfBirth.trim() === '') return 'Date of birth is required';
  const age = ageOn(dateOfBirth, now);
  if (age === null || age > MAXIMUM_AGE_YEARS) return 'Please enter a valid date of birth';
  return age < MINIMUM_AGE_YEARS ? UNDERAGE : null;
}

function phoneError(phone: string): string | null {
  if (phone.trim() === '') return PHONE_REQUIRED;
  return isProfilePhone(phone) ? null : INVALID_PROFILE_PHONE;
}

function experienceError(years: string): string | null {
  // Whole years in digits: `1e1` and `2.5` are numbers, but not to the column that keeps them. Blanks count as 0.
  const valid = /^\d*$/.test(years.trim()) && Number(years) <= PROFILE_EXPERIENCE_MAXIMUM_YEARS;
  return valid ? null : 'Please enter a valid number of years (0-50)';
}

/** One message per refused field, as the form shows them while it is filled in. */
export function workerProfileErrors(form: WorkerProfileForm, now: Date): Errors {
  const checks: readonly (readonly [WorkerField, string | null])[] = [
    ['name', form.name.trim() === '' ? 'Name is required' : null],
    ['phone', phoneError(form.phone)],
    [
      'email',
      form.email.trim() !== '' && !looksLikeEmail(form.email) ? 'Please enter a valid email address' : null,
    ],
    ['location', form.location.trim() === '' ? 'Location is required' : null],
    ['date_of_birth', birthError(form.date_of_birth, now)],
    ['national_id', form.national_id.trim() === '' ? 'National ID is required' : null],
    ['experience_years', experienceError(form.experience_years)],
  ];
  const errors: Errors = {};
  for (const [field, message] of checks) if (message !== null) errors[field] = message;
  return errors;
}

/** What the alert on saving lists: 'Please complete the following required fields: …'. */
export function missingRequiredFields(form: WorkerProfileForm, now: Date): string[] {
  const errors = workerProfileErrors(form, now);
  const phone = form.phone.trim() === '' ? 'Phone Number' : 'Phone Number (invalid format)';
  const birth = form.date_of_birth.trim() === '' ? 'Date of Birth' : 'Date of Birth (must be 18+)';
  return [
    ...(errors.name === undefined ? [] : ['Full Name']),
    ...(errors.phone === undefined ? [] : [phone]),
    ...(errors.location === undefined ? [] : ['Location']),
    ...(errors.date_of_birth === undefined ? [] : [birth]),
    ...(errors.national_id === undefined ? [] : ['National ID']),
  ];
}

/**
 * The latest date of birth the date picker offers: eighteen years before a day, both `YYYY-MM-DD`. Eighteen years before
 * a leap day there was none, so that the day before stands for it.
 */
export function latestDateOfBirth(today: string): string {
  const rest = today.slice(5);
  return `${Number(today.slice(0, 4)) - MINIMUM_AGE_YEARS}-${rest === '02-29' ? '02-28' : rest}`;
}
