/** By which ways a worker can answer (decisions 6). */
export const consentChannels = ['sms', 'app'] as const;
export type ConsentChannel = (typeof consentChannels)[number];

/** A consent holds until it is withdrawn, and not before it was given. */
export const consentHolds = (
  consent: { readonly givenAt: Date; readonly withdrawnAt: Date | null },
  now: Date,
): boolean => consent.givenAt <= now && (consent.withdrawnAt === null || consent.withdrawnAt > now);
