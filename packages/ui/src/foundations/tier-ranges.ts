import { SCORE_MAXIMUM } from '@repo/domain/trust-score';
import { trustTierOf, trustTiers, type TrustTier } from '@repo/domain/trust-tier';

/** The scores of a tier, for a worker with a verified identity. */
export interface TierRange {
  readonly tier: TrustTier;
  readonly from: number;
  readonly to: number;
}

const scores = Array.from({ length: SCORE_MAXIMUM + 1 }, (_, score) => score);

/** From the highest tier on. */
export const tierRanges: readonly TierRange[] = trustTiers.map((tier) => {
  const own = scores.filter((score) => trustTierOf(score, 'verified') === tier);
  return { tier, from: Math.min(...own), to: Math.max(...own) };
});
