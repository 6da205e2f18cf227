import type { InferDataFromTag, QueryClient, QueryFilters, QueryKey, Updater } from '@tanstack/react-query';

/**
 * What a change has touched is read again; what nobody looks at, when somebody does. A read that was under way may have seen
 * how it was before: it is given up, also where it is the first one, which `invalidateQueries` alone would wait for.
 */
export function invalidate(queryClient: QueryClient, changed: QueryFilters = {}): Promise<void> {
  // Silent: whoever waits for it is given the new answer.
  void queryClient.cancelQueries(changed, { silent: true });
  return queryClient.invalidateQueries(changed);
}

/** The answer to a change takes the place of what was read before. No read that was under way puts that back. */
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
