import { inviteServiceTypes } from './invite-form.ts';
import { NAME_MISSING, PHONE_INVALID, PHONE_MISSING } from './field-texts.ts';
import { normalisePhone } from './phone.ts';
import { defaultQuirks, type Quirks } from './quirks.ts';

/** The employer's profile (both documents, section 5). */
export const employerProfileFields = [
  'name',
  'phone',
  'email',
  'location',
  'company_name',
  'industry',
  'family_size',
  'preferred_service_types',
  'budget_range',
  'availability_needs',
  'special_requirements',
  'emergency_contact',
  'emergency_contact_phone',
] as const;
export type EmployerProfileField = (typeof employerProfileFields)[number];
export type EmployerProfileForm = Readonly<Record<EmployerProfileField, string>>;

export const preferredServiceTypes = [...inviteServiceTypes, 'Multiple'] as const;
export const budgetRanges = [
  'Under 500 KES',
  '500-1000 KES',
  '1000-2000 KES',
  '2000-5000 KES',
  'Over 5000 KES',
] as const;
/** The text in place of a missing preference. */
export const ANY_SERVICE = 'Any';
export const NOT_SPECIFIED = 'Not specified';

/** The stored length of each field. The specification names no limits. These are wide enough for real input. */
export const employerProfileLimits: Readonly<Record<Exclude<EmployerProfileField, 'family_size'>, number>> = {
  name: 100,
  phone: 32,
  email: 254,
  location: 200,
  company_name: 200,
  industry: 200,
  preferred_service_types: 50,
  budget_range: 50,
  availability_needs: 500,
  special_requirements: 5000,
  emergency_contact: 100,
  emergency_contact_phone: 32,
};

export const PROFILE_SAVED = 'Profile updated successfully!';
export const PROFILE_NOT_SAVED = 'Failed to update profile. Please try again.';
export const NOT_AUTHENTICATED = 'User not authenticated';
/** The phone number identifies the account: another number would be another account. */
export const PHONE_IS_FIXED = 'You sign in with this number, so it cannot be changed here.';

/** Letters of any language, spaces, and the marks inside names. At least two characters. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]+$/u;
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text.trim());

/** The texts of the form for its fields, by the code of the refusal. */
export const employerProfileTexts = {
  nameMissing: NAME_MISSING,
  nameInvalid: 'Please enter a valid name',
  phoneMissing: PHONE_MISSING,
  phoneInvalid: PHONE_INVALID,
  emailInvalid: 'Please enter a valid email address',
  locationMissing: 'Location is required',
  familySizeInvalid: 'Please enter a valid family size',
  textTooLong: 'Must be at most {maximum} characters.',
} as const;
type PlainProblem = Exclude<keyof typeof employerProfileTexts, 'textTooLong'>;
interface TextTooLong {
  readonly code: 'textTooLong';
  readonly parameters: { readonly maximum: number };
}
type ByField<T> = Partial<Record<EmployerProfileField, T>>;

/** One problem per refused field. The e-mail check is right by default. As observed, it is inverted (quirks). */
export function employerProfileProblems(
  form: EmployerProfileForm,
  quirks: Quirks = defaultQuirks,
): ByField<PlainProblem | TextTooLong> {
  const problems: ByField<PlainProblem | TextTooLong> = {};
  if (form.name.trim() === '') problems.name = 'nameMissing';
  else if (!NAME.test(form.name.trim())) problems.name = 'nameInvalid';
  if (form.phone.trim() === '') problems.phone = 'phoneMissing';
  else if (normalisePhone(form.phone) === null) problems.phone = 'phoneInvalid';
  if (form.location.trim() === '') problems.location = 'locationMissing';
  if (form.family_size.trim() !== '' && !isFamilySize(form.family_size))
    problems.family_size = 'familySizeInvalid';
  const refusesValid = quirks.invertedEmailCheck === 'observed';
  if (form.email.trim() !== '' && looksLikeEmail(form.email) === refusesValid)
    problems.email = 'emailInvalid';
  for (const field of limitedFields)
    if (form[field].trim().length > employerProfileLimits[field])
      problems[field] ??= { code: 'textTooLong', parameters: { maximum: employerProfileLimits[field] } };
  return problems;
}

const textOf = (problem: PlainProblem | TextTooLong): string =>
  typeof problem === 'string'
    ? employerProfileTexts[problem]
    : employerProfileTexts.textTooLong.replace('{maximum}', String(problem.parameters.maximum));

/** The same problems in words, for the screen. */
export function employerProfileErrors(form: EmployerProfileForm, quirks?: Quirks): ByField<string> {
  const problems = employerProfileProblems(form, quirks);
  const errors: ByField<string> = {};
  for (const field of employerProfileFields) {
    const problem = problems[field];
    if (problem !== undefined) errors[field] = textOf(problem);
  }
  return errors;
}

const limitedFields = employerProfileFields.filter((field) => field !== 'family_size');

/** A whole number of people: only digits, and not only zeros. */
const isFamilySize = (text: string): boolean => /^0*[1-9]\d{0,8}$/.test(text.trim());

export type EmployerProfile = Readonly<
  Record<Exclude<EmployerProfileField, 'family_size' | 'name' | 'phone' | 'location'>, string | null>
> & {
  readonly name: string;
  readonly phone: string;
  readonly location: string;
  readonly family_size: number | null;
};

const orNull = (text: string): string | null => text.trim() || null;

/** The stored form: a normalised phone, and null for an empty optional text. The caller checks for errors first. */
export function employerProfileOf(form: EmployerProfileForm): EmployerProfile {
  return {
    name: form.name.trim(),
    phone: normalisePhone(form.phone) ?? form.phone.trim(),
    location: form.location.trim(),
    email: orNull(form.email),
    company_name: orNull(form.company_name),
    industry: orNull(form.industry),
    family_size: form.family_size.trim() === '' ? null : Number(form.family_size),
    preferred_service_types: orNull(form.preferred_service_types),
    budget_range: orNull(form.budget_range),
    availability_needs: orNull(form.availability_needs),
    special_requirements: orNull(form.special_requirements),
    emergency_contact: orNull(form.emergency_contact),
    emergency_contact_phone: orNull(form.emergency_contact_phone),
  };
}

/** A saved profile in the shape of its form. An unknown or empty value is an empty text. */
export function employerProfileFormOf(
  profile: Partial<Record<EmployerProfileField, unknown>>,
): EmployerProfileForm {
  const textOf = (field: EmployerProfileField) => {
    const value = profile[field];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  return {
    name: textOf('name'),
    phone: textOf('phone'),
    email: textOf('email'),
    location: textOf('location'),
    company_name: textOf('company_name'),
    industry: textOf('industry'),
    family_size: textOf('family_size'),
    preferred_service_types: textOf('preferred_service_types'),
    budget_range: textOf('budget_range'),
    availability_needs: textOf('availability_needs'),
    special_requirements: textOf('special_requirements'),
    emergency_contact: textOf('emergency_contact'),
    emergency_contact_phone: textOf('emergency_contact_phone'),
  };
}
