/** A Kenyan mobile number as it is stored and sent: `+254` and nine digits, the first of them 7 or 1. */
export type KenyanPhone = `+254${string}`;

const NATIONAL = /^[17]\d{8}$/;

/** Everything but digits taken away; a plus at the start is kept. */
const bare = (input: string): string =>
  (input.trim().startsWith('+') ? '+' : '') + input.replaceAll(/\D/g, '');

/**
 * Every spelling of the specification as the stored one, or null: `0700 000 000`, `254700000000`, `+254 700 000 000`,
 * `700000000`. What stands between and around the digits does not matter, as in the invite form and the worker's entry.
 */
export function normalisePhone(input: string): KenyanPhone | null {
  const national = bare(input).replace(/^(?:\+?254|0)/, '');
  return NATIONAL.test(national) ? `+254${national}` : null;
}

export const isKenyanPhone = (text: string): text is KenyanPhone => /^\+254[17]\d{8}$/.test(text);

/**
 * The invite form's rule (employer spec 5): 10 digits from 07 or 01, 12 digits from 254, or 13 characters from +254, but
 * not nine digits alone. A landline is refused too, because nothing but a mobile number can be sent an SMS.
 */
export const isInvitePhone = (input: string): boolean =>
  normalisePhone(input) !== null && !NATIONAL.test(bare(input));

/** On leaving the invite form's field, nine digits from 1 or 7 get their 254 (employer spec 5). Anything else stays. */
export function completeInvitePhone(input: string): string {
  const digits = input.replaceAll(/\D/g, '');
  return NATIONAL.test(digits) && !input.trim().startsWith('+') ? `254${digits}` : input;
}

/** The complete-profile form takes the stored spelling alone: +254 and exactly nine digits (worker spec 5). */
export const isProfilePhone = (input: string): boolean => /^\+254\d{9}$/.test(input.trim());

/** Digits in groups of three, as the worker's entry and code screens show them: `254 700 000 000`. */
export function groupInThrees(input: string): string {
  const plus = input.trim().startsWith('+') ? '+' : '';
  return plus + (input.replaceAll(/\D/g, '').match(/\d{1,3}/g) ?? []).join(' ');
}

/** A stored number as people read it: `+254 700 000 000`. */
export const displayPhone = (phone: KenyanPhone): string => groupInThrees(phone);

/** What an employer sees of a number that was not shared with her: country, first digit and the last two. */
export const maskPhone = (phone: KenyanPhone): string =>
  `+254 ${phone.slice(4, 5)}•• ••• •${phone.slice(-2)}`;
