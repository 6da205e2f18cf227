/** Trust tiers (employer spec 3). */
export const trustTiers = ['Platinum', 'Gold', 'Silver', 'Basic'] as const;
export type TrustTier = (typeof trustTiers)[number];

export const PLATINUM_FROM = 81;
export const GOLD_FROM = 61;
export const SILVER_FROM = 41;

/** Whether a public page of this tier is a verified profile. Of Basic it does not tell about the identity. */
export const isVerifiedTier = (tier: string): boolean => tier !== 'Basic';

/** The tier that the service names. An unknown name counts as the lowest tier, so it promises nothing. */
export const shownTier = (name: string): TrustTier => trustTiers.find((tier) => tier === name) ?? 'Basic';

/** The tier of a score. Only a worker with a verified identity can have more than Basic. */
export function trustTierOf(score: number, smileStatus: string): TrustTier {
  if (smileStatus !== 'verified') return 'Basic';
  if (score >= PLATINUM_FROM) return 'Platinum';
  if (score >= GOLD_FROM) return 'Gold';
  return score >= SILVER_FROM ? 'Silver' : 'Basic';
}
