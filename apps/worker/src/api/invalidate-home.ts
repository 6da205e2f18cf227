import { workerDashboardQuery } from '@repo/api-client/queries/worker-app';
import { verificationStatusQuery } from '@repo/api-client/queries/worker-status';
import { invalidate } from '@repo/app-shell/data/query-cache';
import { client } from './client.ts';
import { queryClient } from './query-client.ts';

/** After a change by the worker, her home and her steps no longer say what they said before. */
export function invalidateHome(): void {
  for (const { queryKey } of [workerDashboardQuery(client), verificationStatusQuery(client)])
    void invalidate(queryClient, { queryKey });
}
