import { useState } from 'react';

/** What is read of a query's result. */
interface Loading {
  readonly data: unknown;
  readonly error: unknown;
  readonly errorUpdateCount: number;
  readonly refetch: () => Promise<unknown>;
}

export interface LoadFailure {
  readonly error: unknown;
  /** What `LoadError` is given. */
  readonly retry: { readonly retrying: boolean; readonly onRetry: () => void };
}

/**
 * Why there is nothing to show, or null while nothing is wrong. A query that never succeeded forgets its error as soon as
 * it is tried again; here the error stays until there is an answer, and with it the button that was pressed and its focus.
 * A try that nobody asked for, such as a poll's, is not told of.
 */
export function useLoadFailure(query: Loading): LoadFailure | null {
  const [last, setLast] = useState<unknown>(null);
  const [retrying, setRetrying] = useState(false);
  const error = query.error ?? last;
  if (error !== last) setLast(error);
  // The count is the query's own: what another worker's query failed with is not this one's failure.
  if (query.data !== undefined || query.errorUpdateCount === 0 || error === null) return null;
  const onRetry = () => {
    setRetrying(true);
    void query.refetch().finally(() => setRetrying(false));
  };
  return { error, retry: { retrying, onRetry } };
}
