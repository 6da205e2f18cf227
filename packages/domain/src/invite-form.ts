import { INVALID_INVITE_PHONE, isInvitePhone, PHONE_REQUIRED } from './phone.ts';

/** The form that invites a worker by SMS (employer spec 5). */
export interface InviteForm {
  readonly name: string;
  readonly phone: string;
  readonly packageId: number | null;
}

/** Errors by the name the field has on the wire. */
export type InviteFormErrors = Partial<Record<'name' | 'phone' | 'package_id', string>>;

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
export const PACKAGE_REQUIRED = 'Please select a verification package';

/** Null for a good name of 2 to 50 characters (employer spec 9); letters of any language count as letters. */
export function inviteNameError(name: string): string | null {
  const trimmed = name.trim();
  if (trimmed === '') return 'Full name is required';
  if (trimmed.length < NAME_MINIMUM_LETTERS) return 'Name must be at least 2 characters';
  if (trimmed.length > NAME_MAXIMUM_LETTERS) return 'Name must be less than 50 characters';
  return /^[\p{L}\p{M} ]+$/u.test(trimmed) ? null : 'Name can only contain letters and spaces';
}

export function invitePhoneError(phone: string): string | null {
  if (phone.trim() === '') return PHONE_REQUIRED;
  return isInvitePhone(phone) ? null : INVALID_INVITE_PHONE;
}

/** One message per refused field; an empty object for a form that may be sent. */
export function inviteFormErrors({ name, phone, packageId }: InviteForm): InviteFormErrors {
  const nameError = inviteNameError(name);
  const phoneError = invitePhoneError(phone);
  return {
    ...(nameError === null ? {} : { name: nameError }),
    ...(phoneError === null ? {} : { phone: phoneError }),
    ...(packageId === null ? { package_id: PACKAGE_REQUIRED } : {}),
  };
}
