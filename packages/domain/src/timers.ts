/** The waits of the specification, each in the unit of its name. */
export const CODE_RESEND_SECONDS = 60;
export const ONBOARDING_RESEND_SECONDS = 30;
export const AFTER_CODE_MILLISECONDS = 2000;
export const AFTER_PAYMENT_START_MILLISECONDS = 1500;
export const AFTER_REVIEW_MILLISECONDS = 2000;
export const UPGRADE_BENEFITS_AFTER_MILLISECONDS = 2000;
export const PROFILE_BANNER_MILLISECONDS = 3000;
export const SEARCH_DEBOUNCE_MILLISECONDS = 500;
export const INVITATION_POLL_SECONDS = 30;
export const CONTACT_POLL_SECONDS = 30;
/** The poll interval of an employer's confirmation screen after a payment, unless the service names a wait. */
export const PAYMENT_POLL_SECONDS = 5;
export const CHUNK_TIMEOUT_SECONDS = 120;
/** The time of 'Verification Completed Successfully!' on the worker's dashboard. */
export const VERIFICATION_BANNER_MILLISECONDS = 5000;
/** From the success of the onboarding to the dashboard. */
export const AFTER_ONBOARDING_MILLISECONDS = 3000;
