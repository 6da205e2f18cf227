import { trustTiers, type TrustTier } from '@repo/domain/trust-tier';

/** The tier that the service names; a name nobody knows promises nothing. */
export const tierOf = (badge: string): TrustTier => trustTiers.find((tier) => tier === badge) ?? 'Basic';
