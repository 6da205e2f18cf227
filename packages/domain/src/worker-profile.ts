import { alternativeNames } from './alternative-names.ts';
import { normaliseNationalId } from './national-id.ts';
import { normalisePhone } from './phone.ts';
import { allServiceTypes, serviceTypeNamed } from './service-types.ts';
import {
  availabilities,
  educationLevels,
  workerFields,
  type WorkerField,
  type WorkerProfileForm,
} from './worker-profile-form.ts';

export { workerLanguages, type WorkerLanguage } from './worker-language.ts';

/** The stored length of each field. The specification names no limits. These are wide enough for real input. */
export const workerProfileLimits = {
  name: 100,
  phone: 32,
  email: 254,
  location: 200,
  date_of_birth: 32,
  national_id: 20,
  service_type: 200,
  experience_years: 16,
  education: 50,
  availability: 50,
  bio: 5000,
  skills: 5000,
  languages: 500,
  emergency_contact: 100,
  emergency_contact_phone: 32,
} as const satisfies Readonly<Record<Exclude<WorkerField, 'profile_photo'>, number>>;

type AlternativeName = keyof typeof alternativeNames;
const isAlternativeName = (name: string): name is AlternativeName => Object.hasOwn(alternativeNames, name);

type Value = string | number | null | undefined;
type SentProfile = Readonly<Partial<Record<WorkerField | AlternativeName, Value>>>;

/** A profile with the specification's own names. A field under both names keeps the value of its own name. */
export function withSpecifiedNames(sent: SentProfile): Partial<Record<WorkerField, Value>> {
  const profile: Partial<Record<WorkerField, Value>> = {};
  for (const name of Object.keys(alternativeNames).filter(isAlternativeName))
    if (sent[name] !== undefined) profile[alternativeNames[name]] = sent[name];
  for (const field of workerFields) if (sent[field] !== undefined) profile[field] = sent[field];
  return profile;
}

/** A profile in the form's shape: an unknown or empty value is an empty text, a phone has the stored spelling. */
export function workerProfileFormOf(
  profile: Readonly<Partial<Record<WorkerField, Value>>>,
): WorkerProfileForm {
  const textOf = (field: WorkerField) => String(profile[field] ?? '').trim();
  return {
    name: textOf('name'),
    phone: normalisePhone(textOf('phone')) ?? textOf('phone'),
    location: textOf('location'),
    date_of_birth: textOf('date_of_birth'),
    national_id: normaliseNationalId(textOf('national_id')),
    email: textOf('email'),
    service_type: serviceTypeNamed(textOf('service_type')),
    experience_years: textOf('experience_years'),
    education: textOf('education'),
    availability: textOf('availability'),
    bio: textOf('bio'),
    skills: textOf('skills'),
    languages: textOf('languages'),
    emergency_contact: textOf('emergency_contact'),
    emergency_contact_phone: textOf('emergency_contact_phone'),
    profile_photo: textOf('profile_photo'),
  };
}

type ByField<Problem> = Partial<Record<WorkerField, Problem>>;

const lists = {
  service_type: allServiceTypes,
  education: educationLevels,
  availability: availabilities,
} as const satisfies Partial<Record<WorkerField, readonly string[]>>;

/**
 * The values that no list of the form offers. A stored value may stay: an employer types the work in an invitation
 * freely.
 */
export function choiceProblems(form: WorkerProfileForm, kept: WorkerProfileForm): ByField<'choiceInvalid'> {
  const offered = (field: keyof typeof lists) =>
    form[field] === '' ||
    form[field] === kept[field] ||
    lists[field].some((choice) => choice === form[field]);
  const problems: ByField<'choiceInvalid'> = {};
  for (const field of ['service_type', 'education', 'availability'] as const)
    if (!offered(field)) problems[field] = 'choiceInvalid';
  return problems;
}

const checkedWithIdentity = ['name', 'date_of_birth', 'national_id'] as const;

/**
 * The profile fields of the identity check. They are fixed while the check runs and after its approval: another person's
 * name or number would otherwise appear as verified. An empty field can still be filled in.
 */
export const fixedByIdentity = (
  kept: WorkerProfileForm,
  smileStatus: string,
): readonly (typeof checkedWithIdentity)[number][] =>
  smileStatus === 'verified' || smileStatus === 'pending'
    ? checkedWithIdentity.filter((field) => kept[field] !== '')
    : [];

/** The fixed fields that were changed nevertheless. */
export function identityProblems(
  form: WorkerProfileForm,
  kept: WorkerProfileForm,
  smileStatus: string,
): ByField<'identityFixed'> {
  const problems: ByField<'identityFixed'> = {};
  for (const field of fixedByIdentity(kept, smileStatus))
    if (form[field] !== kept[field]) problems[field] = 'identityFixed';
  return problems;
}
