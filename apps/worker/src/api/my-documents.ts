import { fetchDocuments, type OwnDocument } from '@repo/api-client/queries/documents';
import { invalidate, replaceCached } from '@repo/app-shell/data/query-cache';
import { queryOptions } from '@tanstack/react-query';
import { client } from './client.ts';
import { invalidateHome } from './invalidate-home.ts';
import { queryClient } from './query-client.ts';

export const documentsQuery = queryOptions({
  queryKey: ['documents'],
  queryFn: ({ signal }) => fetchDocuments(client, signal),
});

/** Replaces the cached document by the answer to a change. */
export function cacheDocument(document: OwnDocument): void {
  replaceCached(queryClient, documentsQuery.queryKey, (documents) =>
    documents?.map((each) => (each.slot === document.slot ? document : each)),
  );
  invalidateHome();
}

/** After a call without an answer, the effect of the change is unknown. */
export const invalidateDocuments = (): Promise<void> =>
  invalidate(queryClient, { queryKey: documentsQuery.queryKey });
