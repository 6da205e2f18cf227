import { DAY_MILLISECONDS, HOUR_MILLISECONDS, MINUTE_MILLISECONDS } from './durations.ts';

interface PollInterval {
  /** Up to this age … */
  readonly until: number;
  /** … the service polls the provider at this interval. */
  readonly every: number;
}

/**
 * The poll interval for an unpaid purchase, by its age. A webhook may be lost, so a poll must find the payment: within five
 * minutes while a payment is likely, and for a week in any case. An old hosted page may still take money for an abandoned
 * purchase.
 */
const purchaseIntervals: readonly PollInterval[] = [
  { until: 2 * MINUTE_MILLISECONDS, every: MINUTE_MILLISECONDS },
  { until: 4 * MINUTE_MILLISECONDS, every: 2 * MINUTE_MILLISECONDS },
  { until: 7 * MINUTE_MILLISECONDS, every: 3 * MINUTE_MILLISECONDS },
  { until: 2 * HOUR_MILLISECONDS, every: 5 * MINUTE_MILLISECONDS },
  { until: DAY_MILLISECONDS, every: 30 * MINUTE_MILLISECONDS },
  { until: 7 * DAY_MILLISECONDS, every: 12 * HOUR_MILLISECONDS },
];

/** The poll interval for an unfinished refund, by its age. Polling never stops. */
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

/** The time of the next poll about an unpaid purchase, or null when polling has ended. */
export const nextPurchasePoll = (createdAt: Date, now: Date): Date | null =>
  next(purchaseIntervals, createdAt, now);

/** The time of the next poll about an unfinished refund. */
export const nextRefundPoll = (createdAt: Date, now: Date): Date | null =>
  next(refundIntervals, createdAt, now);
