import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import { fetchMe } from '@repo/api-client/queries/worker';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { replaceCached } from '@repo/app-shell/data/query-cache';
import { session } from '../session/session.ts';
import { client } from './client.ts';
import { queryClient } from './query-client.ts';

/** Her record; what comes takes the place of what this phone keeps of her (worker spec 7). */
export const myRecordQuery = queryOptions({
  queryKey: ['my-record'],
  queryFn: async ({ signal }) => {
    const whose = session.token();
    const record = await fetchMe(client, signal);
    if (session.token() === whose) session.keepUser(record);
    return record;
  },
});

/**
 * Takes the records that come as answers to what she changes: every screen shows them from then on. Asked for before the first
 * call, because whoever has signed in meanwhile is not handed this one's.
 */
export function recordTaker(): (record: WireWorkerRecord) => void {
  const whose = session.token();
  return (record) => {
    if (session.token() !== whose) return;
    session.keepUser(record);
    replaceCached(queryClient, myRecordQuery.queryKey, record);
  };
}

/** Her record for a screen, or why there is none to show. */
export function useMyRecord() {
  const query = useQuery(myRecordQuery);
  return { record: query.data, failure: useLoadFailure(query), refresh: query.refetch };
}
