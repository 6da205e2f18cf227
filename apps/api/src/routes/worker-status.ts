import type { contract } from '@repo/api-client/contract/index';
import type { Handlers } from '../http/register.ts';
import { readReviewsOfHer } from '../services/evidence/reviews/read-reviews-of-her.ts';
import { readVerificationStatus } from '../services/reporting/dashboards/verification-status.ts';

export const workerStatusHandlers: Handlers<typeof contract.workerStatus> = {
  getWorkerReviews: ({ ctx, actor }) => readReviewsOfHer(ctx, actor.subjectId),
  getVerificationStatus: ({ ctx, actor }) => readVerificationStatus(ctx, actor.subjectId),
};
