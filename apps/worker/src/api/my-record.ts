import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import { fetchMe } from '@repo/api-client/queries/worker';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { replaceCached } from '@repo/app-shell/data/query-cache';
import { session } from '../session/session.ts';
import { client } from './client.ts';
import { queryClient } from './query-client.ts';

/** The record of the worker. The answer replaces the data on this phone (worker spec 7). */
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
 * Takes the records in the answers to the worker's changes, so that every screen shows them. Call it before the first call:
 * a worker who signs in meanwhile must not get the record of this one.
 */
export function recordTaker(): (record: WireWorkerRecord) => void {
  const whose = session.token();
  return (record) => {
    if (session.token() !== whose) return;
    session.keepUser(record);
    replaceCached(queryClient, myRecordQuery.queryKey, record);
  };
}

/** The worker's record for a screen, or the failure to load it. */
export function useMyRecord() {
  const query = useQuery(myRecordQuery);
  return { record: query.data, failure: useLoadFailure(query), refresh: query.refetch };
}
