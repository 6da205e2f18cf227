import {
  readAllNotifications,
  readNotification,
  workerNotificationsQuery,
} from '@repo/api-client/queries/worker-app';
import { invalidate } from '@repo/app-shell/data/query-cache';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { markRead } from '@repo/domain/notification';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { bySoonestEnd, useRequests } from '../../requests/use-requests.ts';
import type { Waiting } from './alert-needs.ts';
import { countRead, useDashboard } from './use-dashboard.ts';

const query = workerNotificationsQuery(client);

/** A press counts at once. After a failed call the notification is unread again at the next load. */
const readOne = (id: string): void => {
  queryClient.setQueryData(query.queryKey, (before) => before && markRead(before, id));
  countRead((before) => before - 1);
  void readNotification(client, id).catch(reload);
};

const readAll = (): void => {
  queryClient.setQueryData(query.queryKey, (before) => before?.map((each) => ({ ...each, unread: false })));
  countRead(() => 0);
  void readAllNotifications(client).catch(reload);
};

const reload = () => invalidate(queryClient, { queryKey: query.queryKey });

/** The notifications, and the functions that mark them as read. */
export function useAlerts() {
  const result = useQuery(query);
  return { notifications: result.data, failure: useLoadFailure(result), readOne, readAll };
}

/** What waits for the worker, so that its alerts come first. Undefined until it has arrived, because the order must not change. */
export function useWaiting(): Waiting | undefined {
  const { dashboard, failure } = useDashboard();
  const asked = useRequests();
  if (
    (dashboard === undefined && failure === null) ||
    (asked.requests === undefined && asked.failure === null)
  )
    return undefined;
  const open = asked.requests?.filter(({ status }) => status === 'pending').toSorted(bySoonestEnd) ?? [];
  return {
    needs: dashboard?.needs ?? [],
    // The soonest end of an employer's requests comes last, and stays.
    ends: new Map(open.toReversed().map(({ employerName, expires_at }) => [employerName, expires_at])),
  };
}
