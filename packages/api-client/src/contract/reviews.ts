import * as z from 'zod/mini';
import { reviewDecisions, reviewMachine } from '@repo/domain/review';
import { rejectionReasons } from '@repo/domain/review-moderation';
import { defineCall, LIST_PER_MINUTE, TEAM_LIST_PER_MINUTE } from './define-call.ts';
import { id, longText, messageAnswer, moment, idParams, textUpTo } from './fields.ts';

/** A review as its author reads it. The phone of the worker is masked as everywhere. */
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
  /** Why the team did not publish it. Null unless rejected. */
  rejection_reason: z.nullable(z.string()),
  created_at: moment,
});
export type WireReview = z.output<typeof review>;

const written = z.strictObject({
  rating: z.number(),
  review: longText,
  incident_report: z.optional(z.nullable(longText)),
  /** The address of a shared file is long. */
  evidence_url: z.optional(z.nullable(textUpTo(2000))),
});

export const listPendingReviews = defineCall({
  method: 'GET',
  path: '/nannies/reviews/pending',
  audience: 'employer',
  perMinute: LIST_PER_MINUTE,
  summary: "This employer's own reviews that wait for the team.",
  answer: z.object({ pending_reviews: z.array(review) }),
});

export const getMyReview = defineCall({
  method: 'GET',
  path: '/nannies/{id}/my-review',
  audience: 'employer',
  summary: "This employer's latest review of a worker, or null; and what keeps her from writing one now.",
  params: idParams,
  answer: z.object({
    review: z.nullable(review),
    /** `no-tie` or `already-pending`. Null while the employer may write a review. */
    refusal: z.nullable(z.string()),
  }),
});

export const listWrittenReviews = defineCall({
  method: 'GET',
  path: '/api/employer/reviews',
  audience: 'employer',
  perMinute: LIST_PER_MINUTE,
  summary: 'Every review this employer wrote, newest first, with its status.',
  answer: z.object({ reviews: z.array(review) }),
});

export const writeReview = defineCall({
  method: 'POST',
  path: '/nannies/{id}/review',
  audience: 'employer',
  summary: 'Writes a review, which the team sees before anybody else.',
  params: idParams,
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

export const listWaitingReviews = defineCall({
  method: 'GET',
  path: '/api/ops/reviews',
  audience: 'ops',
  permission: 'moderateReviews',
  perMinute: TEAM_LIST_PER_MINUTE,
  summary:
    'Reviews that wait for the team, the one that has waited longest on top: ids, states and dates. Its holder opens the words of one.',
  query: z.strictObject({
    /** The call lists pending reviews only, also by default. */
    status: z.optional(z.literal('pending')),
    /** Rows per page, 1 to 1000. Default 200. */
    limit: z.optional(z.string().check(z.regex(/^\d{1,4}$/))),
    /** The `x-next-cursor` header of the previous page. */
    cursor: z.optional(textUpTo(100)),
  }),
  answer: z.object({
    reviews: z.array(
      z.object({
        id,
        nanny_id: id,
        employer_id: id,
        status: z.enum(reviewMachine.states),
        created_at: moment,
        /** Since when this text waits. An edit restarts the wait. */
        updated_at: moment,
      }),
    ),
  }),
});

export const getWaitingReview = defineCall({
  method: 'GET',
  path: '/api/ops/reviews/{id}',
  audience: 'ops',
  permission: 'moderateReviews',
  summary:
    'A review that waits for the team, for the member who holds it. That it was opened, and by whom, is on record.',
  params: idParams,
  answer: z.object({
    id,
    nanny_id: id,
    nanny_name: z.nullable(z.string()),
    employer_id: id,
    rating: z.number(),
    review: z.string(),
    incident_report: z.nullable(z.string()),
    evidence_url: z.nullable(z.string()),
    /** The incident that the team made of its allegation. Null while there is none. */
    incident_id: z.nullable(id),
    created_at: moment,
    /** The version of the text. An edit of its author changes it. */
    updated_at: moment,
  }),
});

export const decideReview = defineCall({
  method: 'POST',
  path: '/api/ops/reviews/{id}/decision',
  audience: 'ops',
  permission: 'moderateReviews',
  summary:
    'Approves or rejects a review, once: 409 when it was decided before, or changed since it was read.',
  params: idParams,
  body: z.strictObject({
    status: z.enum(reviewDecisions),
    /** A rejection needs a reason, and the author reads it. Only the team reads the reason of an approval. */
    reason: z.optional(longText),
    /** Why it is rejected, as a code. The author reads its words before the `reason`. */
    because: z.optional(z.nullable(z.enum(rejectionReasons))),
    /**
     * The `updated_at` of the version that the team read. It prevents the publication of an unread text. When absent, the
     * decision counts for the current text.
     */
    updated_at: z.optional(moment),
  }),
  answer: z.object({ review: z.object({ id, nanny_id: id, status: z.string(), decided_at: moment }) }),
});
