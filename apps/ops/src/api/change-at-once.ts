import { invalidate } from '@repo/app-shell/data/query-cache';
import type { InferDataFromTag, QueryKey } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/** Sends a change of what is cached, and shows it at once. A refusal puts back what was there. */
export async function changeAtOnce<Key extends QueryKey, Answer>(
  queryKey: Key,
  change: (before: NoInfer<InferDataFromTag<unknown, Key>>) => NoInfer<InferDataFromTag<unknown, Key>>,
  send: () => Promise<Answer>,
): Promise<Answer> {
  await queryClient.cancelQueries({ queryKey, exact: true });
  const before = queryClient.getQueryData(queryKey);
  queryClient.setQueryData(queryKey, before === undefined ? before : change(before));
  try {
    return await send();
  } catch (error) {
    queryClient.setQueryData(queryKey, before);
    throw error;
  } finally {
    void invalidate(queryClient, { queryKey });
  }
}
