import {
  readAllNotifications,
  readNotification,
  workerNotificationsQuery,
} from '@repo/api-client/queries/worker-app';
import { invalidate } from '@repo/app-shell/data/query-cache';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { markRead } from '@repo/domain/notification';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { bySoonestEnd, useRequests } from '../../requests/use-requests.ts';
import type { Waiting } from './alert-needs.ts';
import { countUnread, useDashboard } from './use-dashboard.ts';

const query = workerNotificationsQuery(client);

/** Seen on this visit of the tab, as the service knows. They look new until she leaves: nothing changes under her eyes. */
const seen = new Set<string>();

const recount = (): void => {
  const alerts = queryClient.getQueryData(query.queryKey) ?? [];
  countUnread(alerts.filter(({ id, unread }) => unread && !seen.has(id)).length);
};

/** Tells the service of an alert that was in sight. One that it was not told of is new again at the next visit. */
export function seeAlert(id: string): void {
  readNotification(client, id).then(
    () => {
      seen.add(id);
      recount();
    },
    () => undefined,
  );
}

const forgetSeen = (): void => {
  queryClient.setQueryData(query.queryKey, (before) =>
    before?.map((each) => (seen.has(each.id) ? { ...each, unread: false } : each)),
  );
  seen.clear();
};

/** Takes 'New' from the alerts that were in sight, once she leaves the tab. */
export function useSeenAlerts(): void {
  useEffect(() => forgetSeen, []);
}

/** A press counts at once. After a failed call the notification is unread again at the next load. */
const readOne = (id: string): void => {
  queryClient.setQueryData(query.queryKey, (before) => before && markRead(before, id));
  recount();
  void readNotification(client, id).catch(reload);
};

const readAll = (): void => {
  queryClient.setQueryData(query.queryKey, (before) => before?.map((each) => ({ ...each, unread: false })));
  countUnread(0);
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
