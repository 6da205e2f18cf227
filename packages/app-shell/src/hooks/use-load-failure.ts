import { useState } from 'react';

/** The fields of a query result that the hook reads. */
interface Loading {
  readonly data: unknown;
  readonly error: unknown;
  readonly errorUpdateCount: number;
  readonly refetch: () => Promise<unknown>;
}

export interface LoadFailure {
  readonly error: unknown;
  /** The props of `LoadError`. */
  readonly retry: { readonly retrying: boolean; readonly onRetry: () => void };
}

/**
 * The failure of a query without data, or null. A query that never succeeded clears its error at the next attempt. Here the
 * error stays until an answer arrives, so that the pressed button keeps its place and its focus. The hook does not report
 * attempts that the user did not start, such as polls.
 */
export function useLoadFailure(query: Loading): LoadFailure | null {
  const [last, setLast] = useState<unknown>(null);
  const [retrying, setRetrying] = useState(false);
  const error = query.error ?? last;
  if (error !== last) setLast(error);
  // The count belongs to this query: the failure of another worker's query is no failure of this one.
  if (query.data !== undefined || query.errorUpdateCount === 0 || error === null) return null;
  const onRetry = () => {
    setRetrying(true);
    void query.refetch().finally(() => setRetrying(false));
  };
  return { error, retry: { retrying, onRetry } };
}
