import { PHONE_MISSING } from './field-texts.ts';
import { isInvitePhone } from './phone.ts';
import { textsOf } from './texts-of.ts';

/** The form that invites a worker by SMS (employer spec 5). */
export interface InviteForm {
  readonly name: string;
  readonly phone: string;
  readonly packageId: number | null;
}

/** The texts of the form for its fields, by the code of the refusal. */
export const inviteTexts = {
  fullNameMissing: 'Full name is required',
  nameTooShort: 'Name must be at least 2 characters',
  nameTooLong: 'Name must be less than 50 characters',
  nameLettersInvalid: 'Name can only contain letters and spaces',
  phoneMissing: PHONE_MISSING,
  invitePhoneInvalid:
    'Please enter a valid Kenyan phone number (e.g., 0700 000 000, 254700000000, or +254 700 000 000)',
  packageMissing: 'Please select a verification package',
} as const;
type InviteProblem = keyof typeof inviteTexts;

/** By the field's name on the wire. */
type ByField<T> = Partial<Record<'name' | 'phone' | 'package_id', T>>;

export const inviteServiceTypes = [
  'Nanny',
  'House Manager',
  'Housekeeper',
  'Driver',
  'Gardener',
  'Cook',
] as const;
export const DEFAULT_SERVICE_TYPE = 'Nanny';

const NAME_MINIMUM_LETTERS = 2;
const NAME_MAXIMUM_LETTERS = 50;

/** Null for a good name of 2 to 50 characters (employer spec 9). Letters of any language count as letters. */
function nameProblem(name: string): InviteProblem | null {
  const trimmed = name.trim();
  if (trimmed === '') return 'fullNameMissing';
  if (trimmed.length < NAME_MINIMUM_LETTERS) return 'nameTooShort';
  if (trimmed.length > NAME_MAXIMUM_LETTERS) return 'nameTooLong';
  return /^[\p{L}\p{M} ]+$/u.test(trimmed) ? null : 'nameLettersInvalid';
}

function phoneProblem(phone: string): InviteProblem | null {
  if (phone.trim() === '') return 'phoneMissing';
  return isInvitePhone(phone) ? null : 'invitePhoneInvalid';
}

/** One problem per refused field. Empty for a form that the employer may send. */
export function inviteFormProblems({ name, phone, packageId }: InviteForm): ByField<InviteProblem> {
  const ofName = nameProblem(name);
  const ofPhone = phoneProblem(phone);
  return {
    ...(ofName === null ? {} : { name: ofName }),
    ...(ofPhone === null ? {} : { phone: ofPhone }),
    ...(packageId === null ? { package_id: 'packageMissing' } : {}),
  };
}

/** The same problems in words, for the screen. */
export const inviteFormErrors = (form: InviteForm): ByField<string> =>
  textsOf(inviteFormProblems(form), inviteTexts);
