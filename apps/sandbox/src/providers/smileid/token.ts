import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';

const LIFETIME_SECONDS = 15 * 60;
const HEADER = encode({ alg: 'HS256', typ: 'JWT' });

const claimsSchema = z.object({
  partner_id: z.string(),
  product: z.string().optional(),
  user_id: z.string().optional(),
  exp: z.number(),
});
export type Claims = z.output<typeof claimsSchema>;

/** The short-lived proof of the caller in Smile ID (providers 3.7): a JWT of 15 minutes. */
export function issueToken(claims: Omit<Claims, 'exp'>, apiKey: string, now: Date): string {
  const issued = Math.floor(now.getTime() / 1000);
  const payload = encode({ ...claims, policy: 0, iat: issued, exp: issued + LIFETIME_SECONDS });
  return `${HEADER}.${payload}.${sign(`${HEADER}.${payload}`, apiKey).toString('base64url')}`;
}

/** The claims of the token, or undefined when it is not ours or has expired. */
export function readToken(token: string, apiKey: string, now: Date): Claims | undefined {
  const [header, payload, signature = '', ...rest] = token.split('.');
  if (header !== HEADER || payload === undefined || rest.length > 0) return undefined;
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(`${header}.${payload}`, apiKey);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const claims = claimsSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  return claims.exp * 1000 > now.getTime() ? claims : undefined;
}

const sign = (text: string, apiKey: string) => createHmac('sha256', apiKey).update(text).digest();

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
