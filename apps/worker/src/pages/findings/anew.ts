import { findingsQuery } from '@repo/api-client/queries/worker-standing';
import { client } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';

/** What she has just said is shown as the service keeps it. */
export const readFindingsAnew = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: findingsQuery(client).queryKey });
