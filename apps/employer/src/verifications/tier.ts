import { trustTiers, type TrustTier } from '@repo/domain/trust-tier';

/** The tier of the service. An unknown name counts as the lowest tier, so it promises nothing. */
export const tierOf = (badge: string): TrustTier => trustTiers.find((tier) => tier === badge) ?? 'Basic';
