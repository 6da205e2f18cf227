import { fetchReferences, type OwnReference } from '@repo/api-client/queries/references';
import { replaceCached } from '@repo/app-shell/data/query-cache';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { invalidateHome } from '../../api/invalidate-home.ts';
import { queryClient } from '../../api/query-client.ts';

export const referencesQuery = queryOptions({
  queryKey: ['references'],
  queryFn: ({ signal }) => fetchReferences(client, signal),
});

/** Caches the list in the answer to a change. */
export function cacheReferences(references: readonly OwnReference[]): void {
  replaceCached(queryClient, referencesQuery.queryKey, references);
  invalidateHome();
}

export function dropReference(id: string): void {
  replaceCached(queryClient, referencesQuery.queryKey, (references) =>
    references?.filter((each) => each.id !== id),
  );
  invalidateHome();
}
