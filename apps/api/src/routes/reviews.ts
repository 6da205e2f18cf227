import type { contract } from '@repo/api-client/contract/index';
import { confirmationText } from '@repo/domain/confirmations/confirmation-text';
import { WithHeaders, type Handlers } from '../http/register.ts';
import { changeReview } from '../services/evidence/reviews/change-review.ts';
import { decideReview } from '../services/evidence/reviews/decide-review.ts';
import { deleteReview } from '../services/evidence/reviews/delete-review.ts';
import { findMyReview, listOwnReviews } from '../services/evidence/reviews/list-own-reviews.ts';
import { listWaitingReviews } from '../services/evidence/reviews/list-waiting-reviews.ts';
import { openReview } from '../services/evidence/reviews/open-review.ts';
import { writeReview } from '../services/evidence/reviews/write-review.ts';

export const reviewHandlers: Handlers<typeof contract.reviews> = {
  async listPendingReviews({ ctx, actor }) {
    return { pending_reviews: await listOwnReviews(ctx, actor.subjectId, { status: 'pending' }) };
  },

  getMyReview: ({ ctx, actor, params }) => findMyReview(ctx, actor.subjectId, params.id),

  async listWrittenReviews({ ctx, actor }) {
    return { reviews: await listOwnReviews(ctx, actor.subjectId) };
  },

  async writeReview({ ctx, actor, params, body, language }) {
    await writeReview(ctx, actor.subjectId, params.id, body);
    return { message: confirmationText(language, 'reviewSubmitted') };
  },

  async changeReview({ ctx, actor, params, body, language }) {
    await changeReview(ctx, actor.subjectId, params.reviewId, body);
    return { message: confirmationText(language, 'reviewUpdated') };
  },

  async deleteReview({ ctx, actor, params, language }) {
    await deleteReview(ctx, actor.subjectId, params.reviewId);
    return { message: confirmationText(language, 'reviewDeleted') };
  },

  async listWaitingReviews({ ctx, actor, query }) {
    const { reviews, nextCursor } = await listWaitingReviews(ctx, actor.subjectId, {
      ...(query.limit === undefined ? {} : { limit: Number(query.limit) }),
      ...(query.cursor === undefined ? {} : { cursor: query.cursor }),
    });
    return new WithHeaders({ reviews }, nextCursor === null ? {} : { 'x-next-cursor': nextCursor });
  },

  getWaitingReview: ({ ctx, actor, params }) => openReview(ctx, actor.subjectId, params.id),

  decideReview: ({ ctx, actor, params, body }) => decideReview(ctx, actor.subjectId, params.id, body),
};
