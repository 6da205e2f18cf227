import * as z from 'zod/mini';
import { defineCall } from './define-call.ts';
import { id, longText, messageAnswer, moment, nannyParams, shortText } from './fields.ts';

const review = z.object({
  id,
  nanny_id: id,
  nanny_name: z.nullable(z.string()),
  nanny_phone: z.nullable(z.string()),
  rating: z.number(),
  review: z.string(),
  incident_report: z.nullable(z.string()),
  evidence_url: z.nullable(z.string()),
  status: z.string(),
  created_at: moment,
});

const written = z.strictObject({
  rating: z.number(),
  review: longText,
  incident_report: z.optional(z.nullable(longText)),
  evidence_url: z.optional(z.nullable(shortText)),
});

export const listPendingReviews = defineCall({
  method: 'GET',
  path: '/nannies/reviews/pending',
  audience: 'employer',
  summary: "This employer's own reviews that wait for the team.",
  answer: z.object({ pending_reviews: z.array(review) }),
});

export const getMyReview = defineCall({
  method: 'GET',
  path: '/nannies/{id}/my-review',
  audience: 'employer',
  summary: "This employer's latest review of a worker, or null.",
  params: nannyParams,
  answer: z.object({ review: z.nullable(review) }),
});

export const writeReview = defineCall({
  method: 'POST',
  path: '/nannies/{id}/review',
  audience: 'employer',
  summary: 'Writes a review, which the team sees before anybody else.',
  params: nannyParams,
  body: written,
  answer: messageAnswer,
});

export const changeReview = defineCall({
  method: 'PUT',
  path: '/nannies/review/{reviewId}',
  audience: 'employer',
  summary: 'Changes a review that is pending; it waits for the team anew.',
  params: z.strictObject({ reviewId: id }),
  body: written,
  answer: messageAnswer,
});

export const deleteReview = defineCall({
  method: 'DELETE',
  path: '/nannies/review/{reviewId}',
  audience: 'employer',
  summary: 'Takes a pending review back.',
  params: z.strictObject({ reviewId: id }),
  answer: messageAnswer,
});
