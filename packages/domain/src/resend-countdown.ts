import { defaultQuirks, type Quirks } from './quirks.ts';
import { CODE_RESEND_SECONDS, ONBOARDING_RESEND_SECONDS } from './timers.ts';

/**
 * How long a code cannot be sent again: shorter in onboarding, as observed (quirks). Beside the timers and not among them:
 * the sign-in, which waits as long either way, loads those and not the table of quirks.
 */
export const resendSeconds = (place: 'sign-in' | 'onboarding', quirks: Quirks = defaultQuirks): number =>
  place === 'onboarding' && quirks.resendCountdowns === 'observed'
    ? ONBOARDING_RESEND_SECONDS
    : CODE_RESEND_SECONDS;
