import { workerDashboardQuery } from '@repo/api-client/queries/worker-app';
import { invalidate } from '@repo/app-shell/data/query-cache';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../../api/client.ts';
import { myRecordQuery } from '../../api/my-record.ts';
import { queryClient } from '../../api/query-client.ts';
import { useNavigationState } from '../../navigation-state.ts';

const query = workerDashboardQuery(client);

/** The figures of the first screen. The hook refetches them after a saved profile (worker spec 2.10). */
export function useDashboard() {
  const { profileUpdated = false } = useNavigationState('dashboard') ?? {};
  useEffect(() => {
    if (!profileUpdated) return;
    void invalidate(queryClient, { queryKey: query.queryKey });
    void invalidate(queryClient, { queryKey: myRecordQuery.queryKey });
  }, [profileUpdated]);
  const result = useQuery(query);
  return { dashboard: result.data, failure: useLoadFailure(result) };
}

/** Tells how many alerts are unread before the service does. */
export const countUnread = (unread: number): void => {
  queryClient.setQueryData(query.queryKey, (before) => before && { ...before, unread_notifications: unread });
};
