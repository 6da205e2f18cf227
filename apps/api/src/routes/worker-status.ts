import type { contract } from '@repo/api-client/contract/index';
import type { Handlers } from '../http/register.ts';
import { readReviewsOfWorker } from '../services/evidence/reviews/read-reviews-of-worker.ts';
import { readVerificationStatus } from '../services/reporting/dashboards/verification-status.ts';

export const workerStatusHandlers: Handlers<typeof contract.workerStatus> = {
  getWorkerReviews: ({ ctx, actor }) => readReviewsOfWorker(ctx, actor.subjectId),
  getVerificationStatus: ({ ctx, actor }) => readVerificationStatus(ctx, actor.subjectId),
};
