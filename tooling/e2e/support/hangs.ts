/** Longer than a person waits and than the busiest machine takes. A result missing after this time never comes. */
export const HANGS_MILLISECONDS = 120_000;
