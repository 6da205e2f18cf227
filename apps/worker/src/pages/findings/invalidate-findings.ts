import { findingsQuery } from '@repo/api-client/queries/worker-status';
import { invalidate } from '@repo/app-shell/data/query-cache';
import { client } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';

/** Refetches the findings, so that the screen shows the new text as the service stores it. */
export const invalidateFindings = (): Promise<void> =>
  invalidate(queryClient, { queryKey: findingsQuery(client).queryKey });
