import { findingsQuery } from '@repo/api-client/queries/worker-standing';
import { readAnew } from '@repo/app-shell/data/after-change';
import { client } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';

/** What she has just said is shown as the service keeps it. */
export const readFindingsAnew = (): Promise<void> =>
  readAnew(queryClient, { queryKey: findingsQuery(client).queryKey });
