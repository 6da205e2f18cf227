import { DAY_MILLISECONDS } from './durations.ts';

/**
 * Whether a report still shows everything (decisions 6). After a withdrawn consent, and 90 days after its issue, it shows
 * its results without the ID number and the contacts of the referees.
 */
export const reportEnds = ['withdrawn', 'expired'] as const;
export type ReportStanding = 'current' | (typeof reportEnds)[number];

/** A report is current for this many days from its issue. */
export const REPORT_CURRENT_DAYS = 90;

export interface StandingFacts {
  readonly withdrawnAt: Date | null;
  /** When the report was complete for the first time. A correction does not issue it anew. Null before that. */
  readonly deliveredAt: Date | null;
}

/** The end of a report. */
export interface ReportEnd {
  readonly reason: (typeof reportEnds)[number];
  /** The withdrawal, or the day that is 90 days after the issue. */
  readonly at: Date;
  /** The report tells nothing of later. A withdrawal after the 90 days does not open what came since. */
  readonly until: Date;
}

/** The end of a report that is not current any more. Null for a current one. */
export function reportEndOf({ withdrawnAt, deliveredAt }: StandingFacts, now: Date): ReportEnd | null {
  const expiresAt = deliveredAt && new Date(deliveredAt.getTime() + REPORT_CURRENT_DAYS * DAY_MILLISECONDS);
  if (withdrawnAt !== null) {
    const hadExpired = expiresAt !== null && expiresAt < withdrawnAt;
    return { reason: 'withdrawn', at: withdrawnAt, until: hadExpired ? expiresAt : withdrawnAt };
  }
  if (expiresAt === null || now < expiresAt) return null;
  return { reason: 'expired', at: expiresAt, until: expiresAt };
}

export const reportStandingOf = (facts: StandingFacts, now: Date): ReportStanding =>
  reportEndOf(facts, now)?.reason ?? 'current';
