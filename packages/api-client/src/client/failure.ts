/** Every way in which a call can fail. `client.call` throws `CallFailed` and nothing else. */
export type Failure =
  | {
      readonly kind: 'api';
      readonly status: number;
      /** The message of the service to the person. Null when the service sent none. */
      readonly message: string | null;
      /** The `error` field of the service. Some screens read it first. */
      readonly error: string | null;
      readonly code: string | null;
      /** One text per refused field. */
      readonly fields: Readonly<Record<string, string>>;
      /** Names of missing fields. */
      readonly required: readonly string[];
      /** Seconds until the call may be tried again. */
      readonly retryAfter: number | null;
    }
  /** No answer: offline, cut off, timed out or cancelled. */
  | { readonly kind: 'network' }
  /** An answer that is not what the contract says. */
  | { readonly kind: 'unreadable'; readonly status: number }
  /** An authenticated call was made without a stored token. */
  | { readonly kind: 'no-token' };

export class CallFailed extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, cause?: unknown) {
    super(`Call failed: ${failure.kind}`, { cause });
    this.name = 'CallFailed';
    this.failure = failure;
  }
}

/** The failure behind a caught error, or `undefined` for a fault of our own. */
export const failureOf = (error: unknown): Failure | undefined =>
  error instanceof CallFailed ? error.failure : undefined;

/** Whether the service does not know what was asked for, or does not show it to this person. */
export function isNotFound(error: unknown): boolean {
  const failure = failureOf(error);
  return failure?.kind === 'api' && failure.status === 404;
}

/** Whether the service could not be called at all, as without a network; a call that was made and given up is another matter. */
export const couldNotConnect = (error: unknown): boolean =>
  failureOf(error)?.kind === 'network' && error instanceof CallFailed && error.cause instanceof TypeError;

/** Whether a call was made and given up: for all its time no answer came. */
export const wasGivenUp = (error: unknown): boolean =>
  failureOf(error)?.kind === 'network' && !couldNotConnect(error);

/** Whether the same call may succeed when it is simply made again. */
export function isWorthRetrying(error: unknown): boolean {
  const failure = failureOf(error);
  if (failure === undefined) return false;
  return failure.kind === 'network' || (failure.kind === 'api' && failure.status >= 500);
}
