/** Where a reason goes, for the person who writes it. */
export const READ_BY_ANOTHER = 'The other administrator reads it.';
