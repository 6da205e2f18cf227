import type { Failure } from '@repo/api-client/client/failure';

/** The service's text for a refused call: its error first, else its message (worker spec 8). */
export const serverMessage = (failure: Failure | undefined): string | null =>
  failure?.kind === 'api' ? (failure.error ?? failure.message) : null;
