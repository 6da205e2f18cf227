import * as z from 'zod/mini';
import { secondFactorKinds } from '@repo/domain/second-factor';
import { defineCall } from './define-call.ts';
import { phoneText, sessionToken, textUpTo } from './fields.ts';

/** Proves that the code by SMS was right, for ten minutes and one second factor. */
const ticket = textUpTo(64);
/** base64url. A key and its proof take some kilobytes at most. */
const bytes = textUpTo(20_000).check(z.regex(/^[\w-]*$/));
const ofCredential = { id: bytes, rawId: bytes, type: z.literal('public-key') };

const credentials = z.array(
  z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) }),
);
const userVerification = z.literal('required');

/** The request for the browser's dialog to make a passkey, as WebAuthn writes it. Times are milliseconds. */
export const makeRequest = z.object({
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  excludeCredentials: credentials,
  authenticatorSelection: z.object({ residentKey: z.literal('discouraged'), userVerification }),
});
export type PasskeyMakeRequest = z.output<typeof makeRequest>;

/** The request for the browser's dialog to use one of the member's passkeys. */
const useRequest = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number(),
  allowCredentials: credentials,
  userVerification,
});
export type PasskeyUseRequest = z.output<typeof useRequest>;

/** The browser's answer when it made a passkey. Browsers add fields that nobody reads. */
export const madePasskey = z.object({
  ...ofCredential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.optional(z.array(textUpTo(32)).check(z.maxLength(10))),
  }),
});
export type MadePasskey = z.output<typeof madePasskey>;

/** The browser's answer when a member used a passkey. */
export const usedPasskey = z.object({
  ...ofCredential,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
});
export type UsedPasskey = z.output<typeof usedPasskey>;

export const codeText = textUpTo(16);

/** A new session. The recovery codes come once, with the first second factor. */
const signedIn = z.object({ token: sessionToken, recovery_codes: z.nullable(z.array(z.string())) });

export const sendOpsCode = defineCall({
  method: 'POST',
  path: '/api/ops/auth/send-code',
  audience: 'public',
  summary:
    'Sends a sign-in code to a member of the verification team. The answer is the same for every phone.',
  body: z.strictObject({ phone: phoneText }),
  answer: z.object({ success: z.literal(true), message: z.string(), resend_after: z.number() }),
});

export const verifyOpsCode = defineCall({
  method: 'POST',
  path: '/api/ops/auth/verify',
  audience: 'public',
  summary: 'Trades the code for a ticket: to set a second factor up, or to show it.',
  body: z.strictObject({ phone: phoneText, code: codeText }),
  answer: z.object({
    /** At the first sign-in. The secret is base32, and is told once. */
    enrol: z.nullable(z.object({ ticket, totp_secret: z.string() })),
    second_factor: z.nullable(z.object({ ticket, kinds: z.array(z.enum(secondFactorKinds)) })),
  }),
});

export const showSecondFactor = defineCall({
  method: 'POST',
  path: '/api/ops/auth/second-factor',
  audience: 'public',
  summary:
    'Opens a session with a code of the authenticator app or a recovery code. Sets the app up where the ticket says so.',
  body: z.strictObject({
    ticket,
    totp: z.optional(codeText),
    recovery_code: z.optional(textUpTo(32)),
  }),
  answer: signedIn,
});

export const beginPasskey = defineCall({
  method: 'POST',
  path: '/api/ops/auth/passkey-options',
  audience: 'public',
  summary:
    'The request for the browser: to make a passkey where the ticket sets a second factor up, else to use one.',
  body: z.strictObject({ ticket }),
  answer: z.object({ registration: z.nullable(makeRequest), authentication: z.nullable(useRequest) }),
});

export const showPasskey = defineCall({
  method: 'POST',
  path: '/api/ops/auth/passkey',
  audience: 'public',
  summary: 'Opens a session with the answer of the browser.',
  body: z.strictObject({ ticket, made: z.optional(madePasskey), used: z.optional(usedPasskey) }),
  answer: signedIn,
});
