import { deploymentQuirks } from '@repo/api-client/normalise/deployment-quirks';
import { dashboardQuery } from '@repo/api-client/queries/dashboard';
import { completionQuery } from '@repo/api-client/queries/reports';
import { employerStatistics, type EmployerStatistics } from '@repo/domain/employer-statistics';
import { useQueries, useQuery } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { useLoadFailure, type LoadFailure } from '@repo/app-shell/hooks/use-load-failure';

interface Counted {
  readonly counted: EmployerStatistics | undefined;
  readonly failure: LoadFailure | null;
}

/** Whether Completed and Active Workers count paid purchases (employer spec 9), which their names do not say. */
export const countsPurchases = (): boolean => deploymentQuirks().statisticsCountPurchases === 'observed';

/** A figure that is still on its way. */
export const NOT_YET = '–';

/** The purchases and the spending of an employer, from the list of the dashboard. */
export function useStatistics(): Counted {
  const quirks = deploymentQuirks();
  const query = useQuery(dashboardQuery(client));
  const failure = useLoadFailure(query);
  const purchases = query.data?.purchases ?? [];
  const paid = purchases.flatMap(({ nanny_id, status }) => (status === 'paid' ? [nanny_id] : []));
  // Statistics by purchase need no progress.
  const workers = countsPurchases() ? [] : [...new Set(paid)];
  const progress = useQueries({ queries: workers.map((id) => completionQuery(client, id)) });
  if (query.data === undefined || progress.some(({ isPending }) => isPending))
    return { counted: undefined, failure };
  const statusOf = new Map(progress.map(({ data }) => [data?.nanny_id, data?.overall_status]));
  const counted = employerStatistics(
    query.data.requests,
    purchases.map(({ nanny_id, status, amountCents }) => ({
      nannyId: nanny_id,
      status,
      amountCents,
      overallStatus: statusOf.get(nanny_id),
    })),
    quirks,
  );
  return { counted, failure };
}
