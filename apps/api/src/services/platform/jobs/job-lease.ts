const LEASE_MILLISECONDS = 30 * 60_000;

/**
 * The lease of a job. A row has one job at a time, and stores the end of that job's lease. The lease is
 * longer than the job's tries take in a queue with delays. After it the job counts as lost, and a scheduled job gives
 * the row another job. A job is lost when its tries are used up, or when a restore brought back only the row.
 */
export const jobIsLostAt = (now: Date): Date => new Date(now.getTime() + LEASE_MILLISECONDS);
