import { PHONE_INVALID, PHONE_MISSING } from '@repo/domain/field-texts';
import { normalisePhone } from '@repo/domain/phone';

/** What is wrong with a phone number, or null. */
export function phoneError(phone: string): string | null {
  if (phone.trim() === '') return PHONE_MISSING;
  return normalisePhone(phone) === null ? PHONE_INVALID : null;
}
