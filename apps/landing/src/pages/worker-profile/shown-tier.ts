import type { TrustTier } from '@repo/domain/trust-tier';

/** The variants of the page: one for each tier, and one for a worker about whom nothing was checked. */
export const shownTiers = ['none', 'Basic', 'Silver', 'Gold', 'Platinum'] as const satisfies readonly (
  | TrustTier
  | 'none'
)[];
export type ShownTier = (typeof shownTiers)[number];

/** From Silver on the identity is verified, and has earned its points. */
export const hasIdentity = (tier: ShownTier) => tier !== 'none' && tier !== 'Basic';
