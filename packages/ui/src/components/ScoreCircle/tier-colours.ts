import type { TrustTier } from '@repo/domain/trust-tier';
import type { TierColour } from '../../themes/tones.ts';

/** The theme's colour of each tier. */
export const tierColours: Record<TrustTier, TierColour> = {
  Platinum: 'platinum',
  Gold: 'gold',
  Silver: 'silver',
  Basic: 'basic',
};
