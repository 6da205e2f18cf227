import type { Failure } from '@repo/api-client/client/failure';

/** What the service says of a call that it refused: its error first, else its message (worker spec 8). */
export const serverMessage = (failure: Failure | undefined): string | null =>
  failure?.kind === 'api' ? (failure.error ?? failure.message) : null;
