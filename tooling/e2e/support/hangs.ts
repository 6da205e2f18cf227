/** No person waits for so long, and no busy machine takes it: what has not come by then never will. */
export const HANGS_MILLISECONDS = 60_000;
