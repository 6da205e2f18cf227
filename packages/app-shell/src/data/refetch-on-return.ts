/**
 * For a query that waits for another person: the query refetches when its reader returns to the tab, however fresh the cache
 * is. The reader may come from the SMS about the change.
 */
export const refetchOnReturn = { refetchOnWindowFocus: 'always' } as const;
