import { defaultQuirks, type Quirks } from './quirks.ts';
import { CODE_RESEND_SECONDS, ONBOARDING_RESEND_SECONDS } from './timers.ts';

/**
 * The wait before a code can be sent again: shorter in onboarding, as observed (quirks). It is not in `timers.ts`, because
 * the sign-in loads that file. The sign-in has the same wait either way, and needs no table of quirks.
 */
export const resendSeconds = (place: 'sign-in' | 'onboarding', quirks: Quirks = defaultQuirks): number =>
  place === 'onboarding' && quirks.resendCountdowns === 'observed'
    ? ONBOARDING_RESEND_SECONDS
    : CODE_RESEND_SECONDS;
