import { randomInt } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 26;
/** What 128 bits leave for the first of 26 digits of five bits each. */
const FIRST_DIGITS = 8;

/** Smile ID's form of an id: what it names, and 26 digits of base 32. */
export const newTypeId = (prefix: 'job' | 'user') =>
  `${prefix}_${Array.from({ length: LENGTH }, (_, place) => ALPHABET.charAt(randomInt(place === 0 ? FIRST_DIGITS : ALPHABET.length))).join('')}`;

export const isJobId = (text: string) => /^job_[0-9a-hjkmnp-tv-z]{26}$/.test(text);
