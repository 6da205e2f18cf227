import { and, eq } from 'drizzle-orm';
import { flagsReviewAt, misconductFlagsOf } from '@repo/domain/misconduct';
import { trustFactsOf } from '@repo/domain/trust-facts';
import { hasCheckedPart, trustReachOf } from '@repo/domain/trust-reach';
import { profileRecentUntil, trustScoreOf, type TrustScore } from '@repo/domain/trust-score';
import { trustTierOf, type TrustTier } from '@repo/domain/trust-tier';
import type { Queryable } from '../../db/database.ts';
import { workerReferences, type WorkerRow } from '../../db/schema/people.ts';
import { latestDecided } from '../access/latest-decided.ts';
import { earnedAtOf, type EarnedAt } from './earned-at.ts';
import { checksOfOpenCases, lastPremiumCase } from './read-cases.ts';
import { recordsUpheldAt } from './read-records.ts';

export interface Trust {
  readonly score: number;
  readonly badge: TrustTier;
  readonly breakdown: TrustScore['breakdown'];
  /** When each of her points was earned, for herself. */
  readonly earnedAt: EarnedAt;
  /** Whether anything about her was checked. Before that, no screen shows the score. */
  readonly checked: boolean;
  /** The most that the score can reach with the open checks. Null when none can raise it. */
  readonly reach: number | null;
  /** Upheld records of the last five years, for the team. Employers are shown `shownFlags`. */
  readonly misconductFlags: number;
  readonly registryChecked: boolean;
  /** The next time at which the score or the flags change without an event, or null. */
  readonly reviewAt: Date | null;
}

type Reader = Pick<Queryable, 'select' | 'selectDistinctOn'>;

/** Computes a worker's trust score and misconduct flags from her facts, as they are at `now`. */
export async function readTrust(db: Reader, worker: WorkerRow, now: Date): Promise<Trust> {
  const decided = await latestDecided(db, worker.id);
  const records = await recordsUpheldAt(db, worker.id);
  const misconductFlags = misconductFlagsOf(records, now);
  const referencesVerifiedAt = await readReferences(db, worker.id);
  const premium = await lastPremiumCase(db, worker.id);
  const facts = trustFactsOf({
    smileStatus: worker.smileStatus,
    verifiedReferences: referencesVerifiedAt.length,
    misconductFlags,
    profileUpdatedAt: worker.profileUpdatedAt,
    outcomes: Object.fromEntries([...decided].map(([kind, { outcome }]) => [kind, outcome])),
    workedToEnd: premium?.outcome ?? undefined,
  });
  const score = trustScoreOf(facts, now);
  const recentUntil = worker.profileUpdatedAt && profileRecentUntil(worker.profileUpdatedAt);
  return {
    score: score.total,
    badge: trustTierOf(score.total, worker.smileStatus),
    breakdown: score.breakdown,
    earnedAt: earnedAtOf(score.breakdown, {
      decided,
      referencesVerifiedAt,
      premiumDeliveredAt: premium?.deliveredAt ?? null,
      profileUpdatedAt: worker.profileUpdatedAt,
    }),
    checked: hasCheckedPart(score),
    reach: trustReachOf(score, await checksOfOpenCases(db, worker.id), misconductFlags),
    misconductFlags,
    registryChecked: decided.has('misconduct_registry'),
    reviewAt: earliest([
      recentUntil !== null && now < recentUntil ? recentUntil : null,
      flagsReviewAt(records, now),
    ]),
  };
}

function earliest(moments: readonly (Date | null)[]): Date | null {
  const times = moments.flatMap((moment) => moment?.getTime() ?? []);
  return times.length === 0 ? null : new Date(Math.min(...times));
}

/** When the team verified each of her verified references. */
async function readReferences(db: Reader, workerId: string): Promise<readonly (Date | null)[]> {
  const rows = await db
    .select({ verifiedAt: workerReferences.verifiedAt })
    .from(workerReferences)
    .where(and(eq(workerReferences.workerId, workerId), eq(workerReferences.status, 'verified')));
  return rows.map(({ verifiedAt }) => verifiedAt);
}
