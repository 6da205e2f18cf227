import type { Failure } from '@repo/api-client/client/failure';

const TOO_MANY_STATUS = 429;

/**
 * Whether the service has said why this check is not sold: the worker said no, the check is owned, an invitation is open. The
 * same attempt would get the same answer, which a payment that failed would not.
 */
export const isFinalRefusal = (failure: Failure | undefined): boolean =>
  failure?.kind === 'api' && failure.status < 500 && failure.status !== TOO_MANY_STATUS;
