import * as z from 'zod/mini';
import { defineCall } from './define-call.ts';
import { id } from './fields.ts';

export const getIdentityStatus = defineCall({
  method: 'GET',
  path: '/api/smile-id/status/{workerId}',
  audience: 'worker',
  summary: "How the worker's identity check stands; asks the provider when it is not decided.",
  params: z.strictObject({ workerId: id }),
  answer: z.object({
    smile_status: z.string(),
    national_id: z.nullable(z.string()),
    trust_score: z.number(),
    message: z.string(),
    updated: z.boolean(),
  }),
});

export const createIdentityToken = defineCall({
  method: 'POST',
  path: '/api/smile-id/token',
  audience: 'worker',
  summary: 'A short-lived token with which the worker sends her selfie and ID to the provider.',
  answer: z.object({ token: z.string(), job_id: z.string() }),
});
