import { dashboardQuery } from '@repo/api-client/queries/dashboard';
import { employerStatistics, type EmployerStatistics } from '@repo/domain/employer-statistics';
import { useQuery } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { useLoadFailure, type LoadFailure } from '../hooks/use-load-failure.ts';

interface Counted {
  readonly counted: EmployerStatistics | undefined;
  readonly failure: LoadFailure | null;
}

/** What an employer has bought and spent, from what the dashboard lists. */
export function useStatistics(): Counted {
  const query = useQuery(dashboardQuery(client));
  const failure = useLoadFailure(query);
  if (query.data === undefined) return { counted: undefined, failure };
  const { requests, purchases } = query.data;
  const counted = employerStatistics(
    requests,
    purchases.map(({ nanny_id, status, amountCents }) => ({ nannyId: nanny_id, status, amountCents })),
  );
  return { counted, failure };
}
