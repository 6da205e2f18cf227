import type { TrustTier } from '@repo/domain/trust-tier';

/** The theme's colour of each tier. */
export const tierColours = {
  Platinum: 'platinum',
  Gold: 'gold',
  Silver: 'silver',
  Basic: 'basic',
} as const satisfies Record<TrustTier, string>;

/** @param plain whether the score stands beside a finding, where the metal of a tier would read as praise. */
export const scoreColour = (tier: TrustTier, plain: boolean) => (plain ? 'unranked' : tierColours[tier]);

export type ScoreColour = ReturnType<typeof scoreColour>;
