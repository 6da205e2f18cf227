import { PHONE_INVALID } from './field-texts.ts';
import { normalisePhone } from './phone.ts';

export const CODE_LENGTH = 6;

/** An employer can send the sign-up when no field is empty (worker-and-public spec 5). */
export const canSignUp = (form: {
  readonly name: string;
  readonly phone: string;
  readonly location: string;
}): boolean => [form.name, form.phone, form.location].every((field) => field.trim() !== '');

export const OWN_PHONE_MISSING = 'Please enter your phone number';

/** The phone of a login must be present, and must be able to get an SMS. */
export function loginPhoneError(phone: string): string | null {
  if (phone.trim() === '') return OWN_PHONE_MISSING;
  return normalisePhone(phone) === null ? PHONE_INVALID : null;
}

/** The part of a typed or pasted code that the field keeps: at most six digits. */
export const readCode = (typed: string): string => typed.replaceAll(/\D/g, '').slice(0, CODE_LENGTH);

export const codeError = (code: string): string | null =>
  /^\d{6}$/.test(code) ? null : 'Please enter a 6-digit verification code';
