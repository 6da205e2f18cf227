const SHOWN = 3;

/** An ID number as it is stored: its letters, large, and digits, without what is typed between them. */
export const normaliseNationalId = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();

/**
 * As it is compared: one number belongs to one account, and zeros put before it make no other number of it.
 */
export const comparedNationalId = (text: string): string =>
  normaliseNationalId(text).replace(/^0+(?=\d+$)/, '');

/** The part of a number that is kept readable beside its encrypted whole: the last three, or none of a shorter number. */
export function lastThreeOf(nationalId: string): string | null {
  const number = normaliseNationalId(nationalId);
  return number.length > SHOWN ? number.slice(-SHOWN) : null;
}

/** What an employer sees of a number that she may not read; the length says nothing about the number's. */
export const maskNationalId = (lastThree: string | null): string | null =>
  lastThree === null ? null : `•••••${lastThree}`;
