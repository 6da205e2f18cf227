/** A Kenyan mobile number in the stored and sent form: `+254` and nine digits, the first of them 7 or 1. */
export type KenyanPhone = `+254${string}`;

const NATIONAL = /^[17]\d{8}$/;

/** The digits of an input. A plus at the start stays. */
const bare = (input: string): string =>
  (input.trim().startsWith('+') ? '+' : '') + input.replaceAll(/\D/g, '');

/**
 * The stored form of every spelling in the specification, or null: `0700 000 000`, `254700000000`, `+254 700 000 000`,
 * `700000000`. Other characters do not matter, as in the invite form and the worker's entry.
 */
export function normalisePhone(input: string): KenyanPhone | null {
  const national = bare(input).replace(/^(?:\+?254|0)/, '');
  return NATIONAL.test(national) ? `+254${national}` : null;
}

export const isKenyanPhone = (text: string): text is KenyanPhone => /^\+254[17]\d{8}$/.test(text);

/**
 * The invite form's rule (employer spec 5): 10 digits from 07 or 01, 12 digits from 254, or 13 characters from +254. Nine
 * digits alone are not enough. The rule also refuses a landline, because only a mobile number gets an SMS.
 */
export const isInvitePhone = (input: string): boolean =>
  normalisePhone(input) !== null && !NATIONAL.test(bare(input));

/** The invite form adds 254 to nine digits from 1 or 7 when the field loses focus (employer spec 5). Other input stays. */
export function completeInvitePhone(input: string): string {
  const digits = input.replaceAll(/\D/g, '');
  return NATIONAL.test(digits) && !input.trim().startsWith('+') ? `254${digits}` : input;
}

/** The complete-profile form accepts only the stored form: +254 and exactly nine digits (worker spec 5). */
export const isProfilePhone = (input: string): boolean => /^\+254\d{9}$/.test(input.trim());

/** Digits in groups of three, as on the worker's entry and code screens: `254 700 000 000`. */
export function groupInThrees(input: string): string {
  const plus = input.trim().startsWith('+') ? '+' : '';
  return plus + (input.replaceAll(/\D/g, '').match(/\d{1,3}/g) ?? []).join(' ');
}

/** A stored number in a readable form: `+254 700 000 000`. */
export const displayPhone = (phone: KenyanPhone): string => groupInThrees(phone);

/** The visible part of a number that the worker did not share with the employer: country, first digit and the last two. */
export const maskPhone = (phone: KenyanPhone): string =>
  `+254 ${phone.slice(4, 5)}•• ••• •${phone.slice(-2)}`;

/** The last three digits of a number, for a member of the team who has not asked for the whole one. */
export const phoneEnding = (phone: string): string => `••• ••• ${phone.slice(-3)}`;
