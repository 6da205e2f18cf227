import { OWN_REVIEWS } from '@repo/api-client/queries/reviews';
import { invalidate } from '@repo/app-shell/data/query-cache';
import { queryClient } from '../../api/query-client.ts';

/**
 * Awaits a change of this employer's reviews. It refetches the shown reviews before the screen reports the success. It also
 * refetches after a failure, because the team may have decided meanwhile.
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
