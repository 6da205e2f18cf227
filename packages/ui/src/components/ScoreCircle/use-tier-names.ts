import type { TrustTier } from '@repo/domain/trust-tier';
import { useWords } from '../../words/use-words.ts';
import { tierWords } from './tier-words.ts';

/** The names of the tiers in the language of the page, for a sentence that names one. */
export const useTierNames = (): Readonly<Record<TrustTier, string>> =>
  useWords('trustBadge', tierWords).tiers;
