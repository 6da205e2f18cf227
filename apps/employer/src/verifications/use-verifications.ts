import type { Dashboard, Purchase, Verification } from '@repo/api-client/normalise/dashboard';
import { dashboardQuery } from '@repo/api-client/queries/dashboard';
import type { Worker } from '@repo/api-client/normalise/worker';
import { completionQuery, type Completion } from '@repo/api-client/queries/reports';
import { workerQuery } from '@repo/api-client/queries/workers';
import { INVITATION_POLL_SECONDS } from '@repo/domain/timers';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { client } from '../api/client.ts';
import { refetchOnReturn } from '@repo/app-shell/data/refetch-on-return';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';

const POLL_MILLISECONDS = INVITATION_POLL_SECONDS * 1000;

const workersOf = (verifications: readonly Verification[]): string[] => [
  ...new Set(verifications.map((item) => item.nanny_id)),
];

/** Something that is asked for after the list itself. */
interface Late<T> {
  readonly data: T | undefined;
  /** Whether it is still on its way: then the room that it takes is kept. */
  readonly isPending: boolean;
}

/** What is known of an item's worker beside the item itself. */
export interface Facts {
  readonly completion: Late<Completion>;
  readonly worker: Late<Worker>;
}

/** Whether something in it is still to come by itself: a worker's answer, a payment's confirmation, a refund. */
const isUnsettled = ({ requests, purchases }: Dashboard): boolean =>
  requests.some(({ status }) => status === 'pending') ||
  purchases.some(
    ({ status, consent, refund_status }) =>
      status === 'pending' || (status === 'paid' && (consent !== 'given' || refund_status !== null)),
  );

function late<T>(asked: Late<T> | undefined): Late<T> {
  return { data: asked?.data, isPending: asked?.isPending ?? false };
}

/** Of whom nothing is asked, nothing comes. */
const UNASKED: Facts = { completion: late(undefined), worker: late(undefined) };

/**
 * The verifications list with how far each worker's checks are, as fresh as the last poll while anything in it can change
 * (never in a hidden tab), and with each worker, who is asked for once in a visit. Either is done without when it does not
 * arrive: the browser's console has what failed.
 * @param shown How many items, newest first, are on the screen; nothing is asked about the others.
 */
export function useVerifications(shown = Number.POSITIVE_INFINITY) {
  const query = useQuery({
    ...dashboardQuery(client),
    ...refetchOnReturn,
    refetchInterval: ({ state }) =>
      state.data !== undefined && isUnsettled(state.data) ? POLL_MILLISECONDS : false,
  });
  const { data: dashboard } = query;
  const failure = useLoadFailure(query);
  const workers = useMemo(
    () => workersOf(dashboard?.verifications.slice(0, shown) ?? []),
    [dashboard, shown],
  );
  const underWay = new Set(
    dashboard?.purchases.flatMap(({ nanny_id, status }) => (status === 'paid' ? [nanny_id] : [])),
  );
  const completions = useQueries({
    queries: workers.map((id) => ({
      ...completionQuery(client, id),
      ...refetchOnReturn,
      refetchInterval: ({ state }: { readonly state: { readonly data: Completion | undefined } }) =>
        underWay.has(id) && state.data?.overall_status !== 'complete' ? POLL_MILLISECONDS : (false as const),
    })),
  });
  const people = useQueries({
    queries: workers.map((id) => ({ ...workerQuery(client, id), staleTime: Infinity })),
  });
  const facts = new Map(
    workers.map((id, place) => [id, { completion: late(completions[place]), worker: late(people[place]) }]),
  );
  return { dashboard, factsOf: (id: string): Facts => facts.get(id) ?? UNASKED, failure };
}

/** Whether what an item stands for was paid: then there is nothing left to pay for it. Money that went back pays nothing. */
export function isPaidFor(item: Verification, { purchases }: Dashboard): boolean {
  const { source } = item;
  return purchases.some(
    (purchase) =>
      purchase.nanny_id === item.nanny_id &&
      purchase.status === 'paid' &&
      // An invitation may be paid with another package than the one it named, though never by an earlier check; a begun
      // payment is for one package alone.
      (source.kind === 'request'
        ? wasPaidSince(purchase, source.request.created_at)
        : purchase.package_id === item.package_id),
  );
}

/** By the payment's own moment: a payment that was begun before an invitation may be completed after it. */
const wasPaidSince = ({ paid_at, created_at }: Purchase, moment: string): boolean =>
  Date.parse(paid_at ?? created_at) >= Date.parse(moment);
