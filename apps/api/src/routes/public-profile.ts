import type { contract } from '@repo/api-client/contract/index';
import type { Handlers } from '../http/register.ts';
import { listApprovedReviews } from '../services/evidence/reviews/list-approved-reviews.ts';
import { readPublicProfile } from '../services/reporting/public-profile/read-public-profile.ts';
import { findVisibleWorker } from '../services/access/visibility.ts';

export const publicProfileHandlers: Pick<
  Handlers<typeof contract.nannies>,
  'getPublicProfile' | 'listNannyReviews'
> = {
  getPublicProfile: ({ ctx, actor, params }) => readPublicProfile(ctx, actor.subjectId, params.id),

  async listNannyReviews({ ctx, actor, params }) {
    const worker = await findVisibleWorker(
      ctx.db,
      { employerId: actor.subjectId, now: ctx.clock.now() },
      params.id,
    );
    return listApprovedReviews(ctx.db, worker.id, actor.subjectId);
  },
};
