import { displayPhone, normalisePhone } from '@repo/domain/phone';

/** A number in its readable form. Text that is no number stays as typed. */
export function phoneText(phone: string): string {
  const normalised = normalisePhone(phone);
  return normalised === null ? phone : displayPhone(normalised);
}
