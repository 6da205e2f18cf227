import type { contract } from '@repo/api-client/contract/index';
import type { Handlers } from '../http/register.ts';
import { readReviewsOfHer } from '../services/evidence/reviews/read-reviews-of-her.ts';
import { readVerificationStanding } from '../services/reporting/dashboards/verification-status.ts';

export const workerStandingHandlers: Handlers<typeof contract.workerStanding> = {
  getWorkerReviews: ({ ctx, actor }) => readReviewsOfHer(ctx, actor.subjectId),
  getVerificationStanding: ({ ctx, actor }) => readVerificationStanding(ctx, actor.subjectId),
};
