import type { Dashboard, Verification } from '@repo/api-client/normalise/dashboard';
import { dashboardQuery } from '@repo/api-client/queries/dashboard';
import { completionQuery, type Completion } from '@repo/api-client/queries/reports';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { client } from '../api/client.ts';

const workersOf = ({ verifications }: Dashboard): string[] => [
  ...new Set(verifications.map((item) => item.nanny_id)),
];

/** The verifications list with how far each worker's checks are. A completion that does not arrive is done without. */
export function useVerifications() {
  const { data: dashboard, error, isFetching, refetch } = useQuery(dashboardQuery(client));
  const workers = useMemo(() => (dashboard === undefined ? [] : workersOf(dashboard)), [dashboard]);
  const completions = useQueries({
    queries: workers.map((id) => completionQuery(client, id)),
    combine: (results) =>
      new Map<string, Completion>(
        results.flatMap(({ data }) => (data === undefined ? [] : [[data.nanny_id, data]])),
      ),
  });
  return { dashboard, completions, error, isFetching, refetch };
}

/** Whether what an item stands for was paid: then there is nothing left to pay for it. */
export function isPaidFor(item: Verification, { purchases }: Dashboard): boolean {
  const settled = purchases.filter(
    ({ nanny_id, status }) => nanny_id === item.nanny_id && (status === 'paid' || status === 'refunded'),
  );
  // An invitation may be paid with another package than the one it named; a begun payment is for one package alone.
  return settled.some((purchase) => item.type === 'request' || purchase.package_id === item.package_id);
}
