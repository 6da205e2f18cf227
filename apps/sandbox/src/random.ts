import { randomBytes, randomInt } from 'node:crypto';

/** A number from 0 up to, not including, 1. */
export type Random = () => number;

/** A repeatable source (mulberry32): the same seed always gives the same faults in the same order. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const LOWER_CASE = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** An unguessable word of lower-case letters and digits. */
export const randomWord = (length: number) =>
  Array.from({ length }, () => LOWER_CASE.charAt(randomInt(LOWER_CASE.length))).join('');

/** A message id in the format of Africa's Talking. */
export const newMessageId = () => `ATXid_${randomBytes(16).toString('hex')}`;
