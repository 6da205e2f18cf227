import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getPublicProfile } from '@repo/api-client/contract/nannies';
import { breakdownFor } from '@repo/domain/trust-breakdown';
import type { Context } from '../../../context.ts';
import { withSnapshot } from '../../../db/snapshot.ts';
import { consentedLevel } from '../../access/consented-level.ts';
import { latestReportPurchase } from '../../access/latest-purchase.ts';
import { findVisibleWorker } from '../../access/visibility.ts';
import { readTrust } from '../../trust/read-trust.ts';
import { shownTrust } from '../../trust/shown-trust.ts';

/**
 * The trust score and badge of a worker, computed now, with the components of the score.
 * @throws ServiceError `not-found` for a worker whom this employer cannot see.
 */
export function readPublicProfile(
  ctx: Context,
  employerId: string,
  workerId: string,
): Promise<AnswerOf<typeof getPublicProfile>> {
  return withSnapshot(ctx, async ({ db, clock }) => {
    const now = clock.now();
    const worker = await findVisibleWorker(db, { employerId, now }, workerId);
    const level = await consentedLevel(db, await latestReportPurchase(db, employerId, worker.id), now);
    const trust = await readTrust(db, worker, now);
    return {
      id: worker.id,
      ...shownTrust(trust),
      trust_score_breakdown: breakdownFor(level, trust.breakdown),
    };
  });
}
