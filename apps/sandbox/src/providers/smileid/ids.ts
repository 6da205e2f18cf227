import { randomInt } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 26;
/** The range of the first digit: 128 bits leave three bits for it, and five bits for each of the other 25 digits. */
const FIRST_DIGITS = 8;

/** An id in the format of Smile ID: its kind, and 26 digits of base 32. */
export const newTypeId = (prefix: 'job' | 'user') =>
  `${prefix}_${Array.from({ length: LENGTH }, (_, place) => ALPHABET.charAt(randomInt(place === 0 ? FIRST_DIGITS : ALPHABET.length))).join('')}`;

export const isJobId = (text: string) => /^job_[0-9a-hjkmnp-tv-z]{26}$/.test(text);
