const SHOWN = 3;

/** A Kenyan National ID number: 6 to 9 digits. Smile ID takes up to 9. Zeros alone are no number. */
const KENYAN = /^(?!0+$)\d{6,9}$/;

/** The stored form of an ID number: its letters, in upper case, and digits, without separators. */
export const normaliseNationalId = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();

/** Whether a text is the number of a Kenyan National ID, whatever separates its digits. */
export const isNationalId = (text: string): boolean => KENYAN.test(normaliseNationalId(text));

/**
 * The compared form. One number belongs to one account, and leading zeros do not make it a different number.
 */
export const comparedNationalId = (text: string): string =>
  normaliseNationalId(text).replace(/^0+(?=\d+$)/, '');

/** The readable part beside the encrypted number: the last three characters, or null for a shorter number. */
export function lastThreeOf(nationalId: string): string | null {
  const number = normaliseNationalId(nationalId);
  return number.length > SHOWN ? number.slice(-SHOWN) : null;
}

/**
 * The masked number for an employer who may not read it. The length of the mask does not reveal the length of the number.
 */
export const maskNationalId = (lastThree: string | null): string | null =>
  lastThree === null ? null : `•••••${lastThree}`;
