import * as z from 'zod/mini';
import { defineCall } from './define-call.ts';

/** Answered by the server itself, outside of the routes: whether this process is up, and what stands behind it. */
export const getHealth = defineCall({
  method: 'GET',
  path: '/api/health',
  audience: 'public',
  summary: 'Whether the service is up, and whether the sandbox stands in for the providers.',
  answer: z.object({ status: z.string(), sandbox: z.optional(z.boolean()) }),
});
