import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Letters and digits that nobody mistakes for each other when read aloud or copied from paper. */
const READABLE = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A session token: 256 random bits, base64url. */
export const newSessionToken = () => randomBytes(32).toString('base64url');

/** What is stored of a session token. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** A sign-in code of six digits, each equally likely. */
export const newSignInCode = () => String(randomInt(0, 1_000_000)).padStart(6, '0');

/** A random word of readable characters (about 4.9 bits each). */
export function readableCode(length: number): string {
  return Array.from({ length }, () => READABLE[randomInt(READABLE.length)]).join('');
}

/** Whether a word is made of those characters alone. */
export const isReadable = (word: string): boolean =>
  Array.from(word).every((each) => READABLE.includes(each));

/** Compares without telling by its timing how much was right. */
export function sameSecret(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}

/**
 * The secret part of the addresses at which the message provider calls back: it signs nothing, so only who knows the
 * address is believed to be it. Derived from `DATA_KEY`, so every process knows it and nothing more needs configuring.
 */
export function messageCallbackSecret(dataKey: Buffer): string {
  return createHmac('sha256', dataKey).update('africastalking-callback').digest('hex').slice(0, 32);
}

/** The same for the identity provider: how it signs is not published. */
export function identityCallbackSecret(dataKey: Buffer): string {
  return createHmac('sha256', dataKey).update('smileid-callback').digest('hex').slice(0, 32);
}
