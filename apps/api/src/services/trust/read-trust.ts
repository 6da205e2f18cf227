import { and, count, eq } from 'drizzle-orm';
import { trustFactsOf } from '@repo/domain/trust-facts';
import { profileRecentUntil, trustScoreOf, type TrustScore } from '@repo/domain/trust-score';
import { trustTierOf, type TrustTier } from '@repo/domain/trust-tier';
import type { Queryable } from '../../db/database.ts';
import { workerReferences, type WorkerRow } from '../../db/schema/people.ts';
import { latestDecided } from '../access/latest-decided.ts';

export interface Trust {
  readonly score: number;
  readonly badge: TrustTier;
  readonly breakdown: TrustScore['breakdown'];
  /** The next time at which the score changes without an event, or null. */
  readonly reviewAt: Date | null;
}

type Reader = Pick<Queryable, 'select' | 'selectDistinctOn'>;

/** Computes a worker's trust score from her facts, as they are at `now`. */
export async function readTrust(db: Reader, worker: WorkerRow, now: Date): Promise<Trust> {
  const decided = await latestDecided(db, worker.id);
  const facts = trustFactsOf({
    smileStatus: worker.smileStatus,
    verifiedReferences: await countVerified(db, worker.id),
    misconductFlags: worker.misconductFlags,
    profileUpdatedAt: worker.profileUpdatedAt,
    outcomes: Object.fromEntries([...decided].map(([kind, { outcome }]) => [kind, outcome])),
  });
  const { total, breakdown } = trustScoreOf(facts, now);
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
