import { documentKinds } from '@repo/domain/document';
import { stepNotes, stepStates, verificationSteps } from '@repo/domain/worker-verification-steps';
import * as z from 'zod/mini';
import { defineCall, LIST_PER_MINUTE } from './define-call.ts';
import { id, moment } from './fields.ts';

export const getWorkerReviews = defineCall({
  method: 'GET',
  path: '/api/worker/reviews',
  audience: 'worker',
  perMinute: LIST_PER_MINUTE,
  summary: "This worker's approved reviews, newest first. Their authors are promised not to be named.",
  answer: z.object({
    /** Average to one decimal. Null without reviews. */
    rating: z.nullable(z.number()),
    reviewCount: z.number(),
    reviews: z.array(
      z.object({
        id,
        /** Null as everywhere: reviews show no name. */
        reviewerName: z.nullable(z.string()),
        reviewerInitials: z.nullable(z.string()),
        rating: z.number(),
        date: moment,
        text: z.string(),
      }),
    ),
  }),
});

export const getVerificationStatus = defineCall({
  method: 'GET',
  path: '/api/worker/verification',
  audience: 'worker',
  perMinute: LIST_PER_MINUTE,
  summary: "The five steps of this worker's verification, as they stand.",
  answer: z.object({
    /** Whole percent of the completed steps. */
    percentage: z.number(),
    smile_status: z.string(),
    /** Whether the worker has to choose a name: the ID and the profile have different names. */
    asks_name: z.boolean(),
    steps: z.array(
      z.object({ step: z.enum(verificationSteps), state: z.enum(stepStates), note: z.enum(stepNotes) }),
    ),
    references: z.object({ verified: z.number(), needed: z.number() }),
    /** Whether a check about the worker runs. */
    check_open: z.boolean(),
    /** The papers of hers for which a check waits. */
    papers: z.array(z.enum(documentKinds)),
  }),
});
