import * as z from 'zod/mini';
import { defineCall } from './define-call.ts';
import { messageAnswer, personName, phoneText, sessionToken, shortText, textUpTo } from './fields.ts';

/** Sign-up sends name and location. A login sends both empty. */
const identity = {
  phone: phoneText,
  name: z._default(personName, ''),
  location: z._default(shortText, ''),
};

export const sendEmployerCode = defineCall({
  method: 'POST',
  path: '/employers/auth/send-code',
  audience: 'public',
  summary: 'Sends a 6-digit sign-in code by SMS. An unknown phone with empty name and location answers 404.',
  body: z.strictObject(identity),
  answer: z.object({ success: z.literal(true), message: z.string(), resend_after: z.number() }),
});

export const verifyEmployerCode = defineCall({
  method: 'POST',
  path: '/employers/auth/verify',
  audience: 'public',
  summary: 'Trades the code for a session; signs a new employer up.',
  body: z.strictObject({ ...identity, code: textUpTo(16) }),
  answer: z.object({
    token: sessionToken,
    user: z.object({ name: z.string(), phone: z.string(), location: z.nullable(z.string()) }),
    name: z.string(),
    location: z.nullable(z.string()),
    message: z.string(),
  }),
});

export const signOutEmployer = defineCall({
  method: 'POST',
  path: '/api/employer/sign-out',
  audience: 'employer',
  summary: 'Ends this session on the server.',
  answer: messageAnswer,
});

export const signOutEmployerEverywhere = defineCall({
  method: 'POST',
  path: '/api/employer/sign-out-everywhere',
  audience: 'employer',
  summary: 'Ends every session of this employer.',
  answer: messageAnswer,
});
