const LEASE_MILLISECONDS = 30 * 60_000;

/**
 * A row that is worked by a job has one at a time, and notes until when that is trusted to be alive: longer than its
 * tries take in a queue that is behind. Past this the job is taken for lost (its tries ran out, or a restore brought
 * back the row alone) and a sweep gives the row another.
 */
export const jobIsLostAt = (now: Date): Date => new Date(now.getTime() + LEASE_MILLISECONDS);
