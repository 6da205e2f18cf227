/** Nobody waits for so long, and the busiest machine does not take it: what has not come by then never will. */
export const HANGS_MILLISECONDS = 120_000;
