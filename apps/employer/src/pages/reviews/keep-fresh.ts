import { OWN_REVIEWS } from '@repo/api-client/queries/reviews';
import { invalidate } from '@repo/app-shell/data/query-cache';
import { queryClient } from '../../api/query-client.ts';

/**
 * Changes something about this employer's reviews. What is shown of them is asked for again before anybody is told that it is
 * done; and also when it failed, because somebody may have decided meanwhile.
 */
export async function keepFresh(change: Promise<unknown>): Promise<void> {
  const ask = () => invalidate(queryClient, { queryKey: OWN_REVIEWS });
  try {
    await change;
  } catch (failure) {
    void ask();
    throw failure;
  }
  await ask();
}
