const MINUTE_MILLISECONDS = 60_000;
const HOUR_MILLISECONDS = 60 * MINUTE_MILLISECONDS;
const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS;

interface PollInterval {
  /** Up to this age … */
  readonly until: number;
  /** … the provider is asked this often. */
  readonly every: number;
}

/**
 * How often the provider is asked about a purchase that is not paid, by its age. A webhook may be lost, so a payment is
 * found without one: within five minutes as long as somebody is likely to be paying, and for a week in any case, since
 * an old hosted page may still take money for a purchase that was given up.
 */
const purchaseIntervals: readonly PollInterval[] = [
  { until: 2 * MINUTE_MILLISECONDS, every: MINUTE_MILLISECONDS },
  { until: 4 * MINUTE_MILLISECONDS, every: 2 * MINUTE_MILLISECONDS },
  { until: 7 * MINUTE_MILLISECONDS, every: 3 * MINUTE_MILLISECONDS },
  { until: 2 * HOUR_MILLISECONDS, every: 5 * MINUTE_MILLISECONDS },
  { until: DAY_MILLISECONDS, every: 30 * MINUTE_MILLISECONDS },
  { until: 7 * DAY_MILLISECONDS, every: 12 * HOUR_MILLISECONDS },
];

/** How often the provider is asked about a refund that is not through, by its age; never given up. */
const refundIntervals: readonly PollInterval[] = [
  { until: 10 * MINUTE_MILLISECONDS, every: MINUTE_MILLISECONDS },
  { until: 2 * HOUR_MILLISECONDS, every: 10 * MINUTE_MILLISECONDS },
  { until: 7 * DAY_MILLISECONDS, every: 6 * HOUR_MILLISECONDS },
  { until: Number.POSITIVE_INFINITY, every: DAY_MILLISECONDS },
];

function next(intervals: readonly PollInterval[], createdAt: Date, now: Date): Date | null {
  const age = now.getTime() - createdAt.getTime();
  const step = intervals.find(({ until }) => age < until);
  return step === undefined ? null : new Date(now.getTime() + step.every);
}

/** When the provider is next asked about an unpaid purchase, or null when it never is again. */
export const nextPurchasePoll = (createdAt: Date, now: Date): Date | null =>
  next(purchaseIntervals, createdAt, now);

/** When the provider is next asked about a refund that is not through. */
export const nextRefundPoll = (createdAt: Date, now: Date): Date | null =>
  next(refundIntervals, createdAt, now);
