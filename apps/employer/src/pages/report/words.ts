export const DEEP_CHECK_FAILED = 'Failed to perform deep check. Please try again.';
