import type { Words } from '../../words/words.ts';

/** How a tier and its score are said. */
export const tierWords: Words['trustBadge'] = {
  tiers: { Platinum: 'Platinum', Gold: 'Gold', Silver: 'Silver', Basic: 'Basic' },
  trustScore: 'trust score',
  outOf: 'out of 100',
};
