import { and, desc, eq } from 'drizzle-orm';
import type { CheckKind } from '@repo/domain/check';
import { REFERENCES_NEEDED } from '@repo/domain/trust-facts';
import type { TrustComponent, TrustScore } from '@repo/domain/trust-score';
import type { Queryable } from '../../db/database.ts';
import { identityJobs } from '../../db/schema/identity.ts';
import type { DecidedCheck } from '../access/latest-decided.ts';

/** A component without earned points has no moment, and so has one whose moment is not known. */
export type EarnedAt = Readonly<Partial<Record<TrustComponent, Date | null>>>;

interface Moments {
  readonly decided: ReadonlyMap<CheckKind, DecidedCheck>;
  /** Of each verified reference. */
  readonly referencesVerifiedAt: readonly (Date | null)[];
  /** Of the last premium case that was worked to its end. */
  readonly premiumDeliveredAt: Date | null;
  readonly profileUpdatedAt: Date | null;
}

/** When a worker earned the points that she has: the decision of the check, for herself to read. */
export function earnedAtOf(breakdown: TrustScore['breakdown'], moments: Moments): EarnedAt {
  const earned = breakdown.filter(({ state }) => state === 'earned');
  return Object.fromEntries(earned.map(({ component }) => [component, momentOf(component, moments)]));
}

function momentOf(component: TrustComponent, moments: Moments): Date | null {
  const { decided } = moments;
  const decidedAt = (kind: CheckKind) => decided.get(kind)?.decidedAt ?? null;
  // Her record earns the points of these, with or without a clear check.
  const clearAt = (kind: CheckKind) => (decided.get(kind)?.outcome === 'clear' ? decidedAt(kind) : null);
  switch (component) {
    case 'identity':
      return clearAt('identity');
    case 'references':
      return clearAt('references') ?? enoughAt(moments.referencesVerifiedAt);
    case 'admin_approval':
      return decidedAt('final_review');
    case 'police_clearance':
      return decidedAt('criminal_record');
    case 'no_misconduct':
      return decidedAt('misconduct_registry');
    case 'social_screening':
      return decidedAt('social_media');
    case 'deep_check':
      return moments.premiumDeliveredAt;
    case 'recent_profile':
      return moments.profileUpdatedAt;
  }
}

/** When the last reference that was needed was verified. */
const enoughAt = (verified: readonly (Date | null)[]): Date | null =>
  verified
    .flatMap((moment) => moment ?? [])
    .toSorted((a, b) => a.getTime() - b.getTime())
    .at(REFERENCES_NEEDED - 1) ?? null;

/** The same with the verdict on her photos, for an identity that no check verified. */
export async function withVerdictOnPhotos(
  db: Pick<Queryable, 'select'>,
  workerId: string,
  earnedAt: EarnedAt,
): Promise<EarnedAt> {
  if (earnedAt.identity !== null) return earnedAt;
  const [job] = await db
    .select({ decidedAt: identityJobs.decidedAt })
    .from(identityJobs)
    .where(and(eq(identityJobs.workerId, workerId), eq(identityJobs.state, 'verified')))
    .orderBy(desc(identityJobs.attempt))
    .limit(1);
  return { ...earnedAt, identity: job?.decidedAt ?? null };
}
