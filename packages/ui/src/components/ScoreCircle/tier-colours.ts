import type { TrustTier } from '@repo/domain/trust-tier';

/** The theme's colour of each tier. */
export const tierColours = {
  Platinum: 'platinum',
  Gold: 'gold',
  Silver: 'silver',
  Basic: 'basic',
} as const satisfies Record<TrustTier, string>;
