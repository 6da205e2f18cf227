import { workerLanguages } from '@repo/domain/worker-profile';
import * as z from 'zod/mini';
import { defineCall } from './define-call.ts';
import { messageAnswer, phoneText, sessionToken, textUpTo } from './fields.ts';
import { trust } from './trust.ts';
import { workerRecord } from './worker.ts';

export const sendWorkerCode = defineCall({
  method: 'POST',
  path: '/auth/send-code',
  audience: 'public',
  reader: 'worker',
  summary:
    'Sends a worker a 6-digit sign-in code by SMS, in the language of her account or, where she chose none yet, in the one given.',
  body: z.strictObject({
    phone: phoneText,
    language: z.optional(z.enum(workerLanguages)),
    /** The screen that requests the code. In the onboarding, a worker may request a new code sooner. */
    place: z.optional(z.enum(['sign-in', 'onboarding'])),
  }),
  answer: z.object({ success: z.literal(true), message: z.string(), resend_after: z.number() }),
});

export const verifyWorkerCode = defineCall({
  method: 'POST',
  path: '/auth/verify',
  audience: 'public',
  reader: 'worker',
  summary:
    "Trades the code for a session; a worker's first code makes her account. A language she chose before signing in is kept on it; the one that her screen has is, where she never chose any.",
  body: z.strictObject({
    phone: phoneText,
    code: textUpTo(16),
    language: z.optional(z.enum(workerLanguages)),
    screen_language: z.optional(z.enum(workerLanguages)),
  }),
  answer: z.object({
    token: sessionToken,
    user: workerRecord,
    phone_verified: z.boolean(),
    trust_score: trust.trust_score,
    trust_score_breakdown: trust.trust_score_breakdown,
    message: z.string(),
  }),
});

export const signOutWorker = defineCall({
  method: 'POST',
  path: '/api/worker/sign-out',
  audience: 'worker',
  summary: 'Ends this session on the server.',
  answer: messageAnswer,
});

export const signOutWorkerEverywhere = defineCall({
  method: 'POST',
  path: '/api/worker/sign-out-everywhere',
  audience: 'worker',
  summary: 'Ends every session of this worker.',
  answer: messageAnswer,
});
