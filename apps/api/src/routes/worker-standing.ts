import type { contract } from '@repo/api-client/contract/index';
import type { Handlers } from '../http/register.ts';
import { readReviewsOfHer } from '../services/reviews/read-reviews-of-her.ts';
import { readVerificationStanding } from '../services/verifications/read-verification-standing.ts';

export const workerStandingHandlers: Handlers<typeof contract.workerStanding> = {
  getWorkerReviews: ({ ctx, actor }) => readReviewsOfHer(ctx, actor.subjectId),
  getVerificationStanding: ({ ctx, actor }) => readVerificationStanding(ctx, actor.subjectId),
};
