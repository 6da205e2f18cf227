/** Thousands, as they are written: '1,200', '12 000'. */
const IN_THOUSANDS = /^\d{1,3}([,\s]\d{3})+$/;

/** The whole number that a text says; null for any other text. */
export function wholeNumber(text: string): number | null {
  const trimmed = text.trim();
  const digits = IN_THOUSANDS.test(trimmed) ? trimmed.replaceAll(/\D/g, '') : trimmed;
  return /^\d+$/.test(digits) && Number.isSafeInteger(Number(digits)) ? Number(digits) : null;
}

/** A number as it is written plainly: '7' for ' 007 '. What is no whole number stays as it was typed, to be mended. */
export function tidyNumber(text: string): string {
  const number = wholeNumber(text);
  return number === null ? text.trim() : String(number);
}

export interface Limits {
  readonly min: number;
  readonly max: number;
}

/** The number one step on, within the limits; an empty field starts at the lowest. Null where there is no number to step from. */
export function stepped(text: string, step: 1 | -1, { min, max }: Limits): number | null {
  if (text.trim() === '') return min;
  const number = wholeNumber(text);
  return number === null ? null : Math.min(max, Math.max(min, number + step));
}
