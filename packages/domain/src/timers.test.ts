import { expect, it } from 'vitest';
import * as timers from './timers.ts';

// spec: constants/invitation-poll, constants/search-debounce, constants/redirect-payment
// spec: constants/redirect-review, constants/benefits, constants/profile-banner, constants/chunk
// spec: constants/redirect-code, worker-constants/redirect, worker-constants/redirect-onboarding
// spec: worker-constants/banner
it('waits as long as the specification says', () => {
  expect(timers).toMatchObject({
    CODE_RESEND_SECONDS: 60,
    ONBOARDING_RESEND_SECONDS: 30,
    AFTER_CODE_MILLISECONDS: 2000,
    AFTER_PAYMENT_START_MILLISECONDS: 1500,
    AFTER_REVIEW_MILLISECONDS: 2000,
    UPGRADE_BENEFITS_AFTER_MILLISECONDS: 2000,
    PROFILE_BANNER_MILLISECONDS: 3000,
    SEARCH_DEBOUNCE_MILLISECONDS: 500,
    INVITATION_POLL_SECONDS: 30,
    CONTACT_POLL_SECONDS: 30,
    CHUNK_TIMEOUT_SECONDS: 120,
    VERIFICATION_BANNER_MILLISECONDS: 5000,
    AFTER_ONBOARDING_MILLISECONDS: 3000,
  });
});
