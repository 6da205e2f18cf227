import { ServiceError } from '../../../errors.ts';

const RETRY_AFTER_SECONDS = 10;

/** Not the sender's fault and not the file's: the same file may well be taken in a moment. */
export const busy = (cause?: unknown): ServiceError =>
  new ServiceError('provider-unavailable', 'serviceBusy', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    cause,
  });
