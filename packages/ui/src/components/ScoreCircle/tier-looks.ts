import type { TierColour } from '../../themes/tones.ts';

/** The tiers' names as the specification writes them (employer.md section 3), and the theme's colour of each. */
export const tierNames = ['Platinum', 'Gold', 'Silver', 'Basic'] as const;
export type TierName = (typeof tierNames)[number];

export const tierColours: Record<TierName, TierColour> = {
  Platinum: 'platinum',
  Gold: 'gold',
  Silver: 'silver',
  Basic: 'basic',
};
