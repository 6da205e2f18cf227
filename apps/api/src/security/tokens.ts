import { createHash, createHmac, hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Letters and digits that readers do not confuse when they are read aloud or copied from paper. */
const READABLE = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A session token: 256 random bits, base64url. */
export const newSessionToken = () => randomBytes(32).toString('base64url');

/** The stored form of a session token. */
export const hashToken = (token: string) => hash('sha256', token);

/** A sign-in code of six digits, each equally likely. */
export const newSignInCode = () => String(randomInt(0, 1_000_000)).padStart(6, '0');

/** A random word of readable characters (about 4.9 bits each). */
export function readableCode(length: number): string {
  return Array.from({ length }, () => READABLE[randomInt(READABLE.length)]).join('');
}

/** Whether a word has only those characters. */
export const isReadable = (word: string): boolean =>
  Array.from(word).every((each) => READABLE.includes(each));

/** Compares two secrets in a time that does not reveal how much of them is equal. */
export function sameSecret(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}

/**
 * The secret part of the addresses for the message provider's callbacks. The provider signs nothing, so a
 * caller proves itself by knowing the address. The secret is derived from `DATA_KEY`. So every process knows
 * it without more configuration.
 */
export function messageCallbackSecret(dataKey: Buffer): string {
  return createHmac('sha256', dataKey).update('africastalking-callback').digest('hex').slice(0, 32);
}

/** The same for the identity provider, whose signature does not cover the body. */
export function identityCallbackSecret(dataKey: Buffer): string {
  return createHmac('sha256', dataKey).update('smileid-callback').digest('hex').slice(0, 32);
}
