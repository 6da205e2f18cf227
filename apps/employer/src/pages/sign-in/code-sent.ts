export const CODE_SENT = 'Verification code sent successfully!';

/** A press has done its work, and the next screen is about to open. */
export const GOING_ON = 'Loading...';
