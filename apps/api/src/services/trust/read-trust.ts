import { and, count, eq } from 'drizzle-orm';
import type { CheckKind } from '@repo/domain/check';
import {
  profileRecentUntil,
  trustScoreOf,
  type TrustFacts,
  type TrustScore,
  type TrustState,
} from '@repo/domain/trust-score';
import { trustTierOf, type TrustTier } from '@repo/domain/trust-tier';
import type { Queryable } from '../../db/database.ts';
import { workerReferences } from '../../db/schema/people.ts';
import type { WorkerRow } from '../workers/visibility.ts';
import { latestDecided, type DecidedCheck } from './latest-decided.ts';

export interface Trust {
  readonly score: number;
  readonly badge: TrustTier;
  readonly breakdown: TrustScore['breakdown'];
  /** When the score next changes by itself, or null. */
  readonly reviewAt: Date | null;
}

type Reader = Pick<Queryable, 'select' | 'selectDistinctOn'>;

/** Works a worker's trust score out of her facts as they stand at `now`. */
export async function readTrust(db: Reader, worker: WorkerRow, now: Date): Promise<Trust> {
  const decided = await latestDecided(db, worker.id);
  const { total, breakdown } = trustScoreOf(
    factsOf(worker, decided, await countVerified(db, worker.id)),
    now,
  );
  const recentUntil = worker.profileUpdatedAt && profileRecentUntil(worker.profileUpdatedAt);
  return {
    score: total,
    badge: trustTierOf(total, worker.smileStatus),
    breakdown,
    reviewAt: recentUntil !== null && now < recentUntil ? recentUntil : null,
  };
}

async function countVerified(db: Reader, workerId: string): Promise<number> {
  const [row] = await db
    .select({ verified: count() })
    .from(workerReferences)
    .where(and(eq(workerReferences.workerId, workerId), eq(workerReferences.status, 'verified')));
  return row?.verified ?? 0;
}

/** Verified references that earn the points by themselves (employer spec 3). */
const REFERENCES_NEEDED = 2;

function factsOf(
  worker: WorkerRow,
  decided: ReadonlyMap<CheckKind, DecidedCheck>,
  verifiedReferences: number,
): TrustFacts {
  const state = (kind: CheckKind): TrustState => {
    const check = decided.get(kind);
    if (check === undefined) return 'not_checked';
    return check.outcome === 'clear' ? 'earned' : 'missing';
  };
  const deep = [state('health'), state('work_history')];
  return {
    identity:
      worker.smileStatus === 'verified'
        ? 'earned'
        : state('identity') === 'missing'
          ? 'missing'
          : 'not_checked',
    // Two people whom the team reached count by themselves, unless the check of her references came to a finding.
    references:
      verifiedReferences >= REFERENCES_NEEDED && decided.get('references')?.outcome !== 'finding'
        ? 'earned'
        : state('references'),
    admin_approval: state('final_review'),
    police_clearance: state('criminal_record'),
    // That no record is known is a fact only once somebody has looked.
    no_misconduct: worker.misconductFlags > 0 ? 'missing' : state('misconduct_registry'),
    social_screening: state('social_media'),
    deep_check: deep.every((each) => each === 'earned')
      ? 'earned'
      : deep.includes('missing')
        ? 'missing'
        : 'not_checked',
    profileUpdatedAt: worker.profileUpdatedAt,
  };
}
