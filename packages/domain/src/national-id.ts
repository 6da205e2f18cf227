const SHOWN = 3;

/** An ID number as it is compared and stored: without blanks, letters large. */
export const normaliseNationalId = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/** The part of a number that is kept readable beside its encrypted whole: the last three, or none of a shorter number. */
export function lastThreeOf(nationalId: string): string | null {
  const number = normaliseNationalId(nationalId);
  return number.length > SHOWN ? number.slice(-SHOWN) : null;
}

/** What an employer sees of a number that she may not read; the length says nothing about the number's. */
export const maskNationalId = (lastThree: string | null): string | null =>
  lastThree === null ? null : `•••••${lastThree}`;
