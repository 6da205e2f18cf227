/**
 * For a query that waits for another person: asked again as soon as its reader comes back to the tab, however fresh the last answer
 * is. She may come from the SMS that told her of the change.
 */
export const refetchOnReturn = { refetchOnWindowFocus: 'always' } as const;
