/** Numbers with separated thousands: '1,200', '12 000'. */
const IN_THOUSANDS = /^\d{1,3}([,\s]\d{3})+$/;

/** The whole number in a text. Null for any other text. */
export function wholeNumber(text: string): number | null {
  const trimmed = text.trim();
  const digits = IN_THOUSANDS.test(trimmed) ? trimmed.replaceAll(/\D/g, '') : trimmed;
  return /^\d+$/.test(digits) && Number.isSafeInteger(Number(digits)) ? Number(digits) : null;
}

/** A number in plain form: '7' for ' 007 '. Other input stays as typed, for a correction. */
export function tidyNumber(text: string): string {
  const number = wholeNumber(text);
  return number === null ? text.trim() : String(number);
}

export interface Limits {
  readonly min: number;
  readonly max: number;
}

/** The number one step on, within the limits. An empty field starts at the lowest. Null without a number to step from. */
export function stepped(text: string, step: 1 | -1, { min, max }: Limits): number | null {
  if (text.trim() === '') return min;
  const number = wholeNumber(text);
  return number === null ? null : Math.min(max, Math.max(min, number + step));
}
