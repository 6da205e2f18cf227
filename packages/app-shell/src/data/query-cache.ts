import type { InferDataFromTag, QueryClient, QueryFilters, QueryKey, Updater } from '@tanstack/react-query';

/**
 * Refetches the queries that a change touched. A query without a mounted screen waits for its next screen. A read under way
 * may hold the data from before the change, so it is cancelled. `invalidateQueries` alone would wait for a first read.
 */
export function invalidate(queryClient: QueryClient, changed: QueryFilters = {}): Promise<void> {
  // Silent, because the callers of the cancelled read get the new answer.
  void queryClient.cancelQueries(changed, { silent: true });
  return queryClient.invalidateQueries(changed);
}

/** Replaces the cached data by the answer to a change. A read under way cannot restore the old data. */
export function replaceCached<Key extends QueryKey>(
  queryClient: QueryClient,
  queryKey: Key,
  answer: Updater<
    NoInfer<InferDataFromTag<unknown, Key>> | undefined,
    NoInfer<InferDataFromTag<unknown, Key>> | undefined
  >,
): void {
  const read = { queryKey, exact: true } as const;
  const isUnderWay = queryClient.isFetching(read) > 0;
  queryClient.setQueryData(queryKey, answer);
  if (isUnderWay) void invalidate(queryClient, read);
}
