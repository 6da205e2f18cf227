import type { Dashboard, Purchase, Verification } from '@repo/api-client/normalise/dashboard';
import { dashboardQuery } from '@repo/api-client/queries/dashboard';
import type { Worker } from '@repo/api-client/normalise/worker';
import { completionQuery, type Completion } from '@repo/api-client/queries/reports';
import { workerQuery } from '@repo/api-client/queries/workers';
import { levelOfPackageName } from '@repo/domain/packages';
import { INVITATION_POLL_SECONDS } from '@repo/domain/timers';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { client } from '../api/client.ts';
import { refetchOnReturn } from '@repo/app-shell/data/refetch-on-return';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { holderOf, ownedChecks } from '../packages/owned.ts';
import { isBeforeHerYes } from './words.ts';
import { casesOf, type VerificationCase } from './verification-case.ts';

const POLL_MILLISECONDS = INVITATION_POLL_SECONDS * 1000;

const workersOf = (cases: readonly VerificationCase[]): string[] => [
  ...new Set(cases.map(({ lead }) => lead.nanny_id)),
];

/** Data that loads after the list itself. */
interface Late<T> {
  readonly data: T | undefined;
  /** Whether it is still loading. Its room then stays reserved. */
  readonly isPending: boolean;
}

/** The facts about an item's worker, besides the item itself. */
export interface Facts {
  readonly completion: Late<Completion>;
  readonly worker: Late<Worker>;
}

/**
 * Whether the list can still change by itself: by the answer of a worker, the last check of a request, the
 * confirmation of a payment, or a refund.
 */
const isUnsettled = ({ requests, purchases }: Dashboard): boolean =>
  requests.some(({ status }) => status === 'pending' || status === 'in_progress') ||
  purchases.some(
    ({ status, consent, refund_status }) =>
      status === 'pending' ||
      (status === 'paid' && ((consent !== 'given' && consent !== 'withdrawn') || refund_status !== null)) ||
      (status === 'refunded' && refund_status !== null && refund_status !== 'processed'),
  );

function late<T>(asked: Late<T> | undefined): Late<T> {
  return { data: asked?.data, isPending: asked?.isPending ?? false };
}

/** Whether the progress of a paid check can still change. */
const isUnderWay = (completion: Completion | undefined): boolean =>
  completion?.overall_status !== 'complete' && completion?.ended == null;

/** The facts of a worker without a query. They never load. */
const UNASKED: Facts = { completion: late(undefined), worker: late(undefined) };

/**
 * The verifications list with the progress and the worker of each item. The list and the progress are polled while anything
 * in the list can change (never in a hidden tab). The worker is fetched once per visit. An item does without the facts that
 * fail to load: the console of the browser shows the failure.
 * @param shown The number of shown cases, newest first. The workers of the others are not queried.
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
    () => workersOf(casesOf(dashboard?.verifications ?? []).slice(0, shown)),
    [dashboard, shown],
  );
  const followed = new Set(
    dashboard?.verifications.flatMap((item) => (isBeforeHerYes(item) ? [] : [item.nanny_id])),
  );
  const underWay = new Set(
    dashboard?.purchases.flatMap(({ nanny_id, status }) => (status === 'paid' ? [nanny_id] : [])),
  );
  const completions = useQueries({
    queries: workers.map((id) => ({
      ...completionQuery(client, id),
      ...refetchOnReturn,
      enabled: followed.has(id),
      refetchInterval: ({ state }: { readonly state: { readonly data: Completion | undefined } }) =>
        underWay.has(id) && isUnderWay(state.data) ? POLL_MILLISECONDS : (false as const),
    })),
  });
  const people = useQueries({
    queries: workers.map((id) => ({ ...workerQuery(client, id), staleTime: Infinity })),
  });
  const facts = new Map(
    workers.map((id, place) => [
      id,
      { completion: late(followed.has(id) ? completions[place] : undefined), worker: late(people[place]) },
    ]),
  );
  return { dashboard, factsOf: (id: string): Facts => facts.get(id) ?? UNASKED, failure };
}

/** Whether the subject of an item is paid, so that there is nothing left to pay. A refunded payment does not count. */
export function isPaidFor(item: Verification, { purchases }: Dashboard): boolean {
  const { source } = item;
  if (isOwned(item, purchases)) return true;
  return purchases.some(
    (purchase) =>
      purchase.nanny_id === item.nanny_id &&
      purchase.status === 'paid' &&
      // An employer may pay for an invitation with another package than the named one. An unsettled payment is for one
      // package only.
      (source.kind === 'request'
        ? wasPaidSince(purchase, source.request.created_at)
        : purchase.package_id === item.package_id),
  );
}

/** Whether an earlier check of the worker holds all that an invitation asks for: the service does not sell it again. */
function isOwned({ source, nanny_id, packageName }: Verification, purchases: readonly Purchase[]): boolean {
  if (source.kind !== 'request') return false;
  const wanted = { id: source.request.package_id, level: levelOfPackageName(packageName) };
  return holderOf(ownedChecks(purchases, nanny_id), wanted) !== undefined;
}

/** Compares the time of the payment: a payment can begin before an invitation and complete after it. */
const wasPaidSince = ({ paid_at, created_at }: Purchase, moment: string): boolean =>
  Date.parse(paid_at ?? created_at) >= Date.parse(moment);
