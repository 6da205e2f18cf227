import { displayPhone, normalisePhone } from '@repo/domain/phone';

/** A number as people read it; what is no number stays as it was typed. */
export function phoneText(phone: string): string {
  const normalised = normalisePhone(phone);
  return normalised === null ? phone : displayPhone(normalised);
}
