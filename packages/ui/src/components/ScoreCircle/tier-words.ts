import { NOT_CHECKED_YET } from '@repo/domain/trust-reach';
import type { Words } from '../../words/words.ts';

/** The words of a tier and its score. */
export const tierWords: Words['trustBadge'] = {
  tiers: { Platinum: 'Platinum', Gold: 'Gold', Silver: 'Silver', Basic: 'Basic' },
  trustScore: 'trust score',
  outOf: 'out of 100',
  unchecked: NOT_CHECKED_YET,
  soFar: 'so far, up to',
};
