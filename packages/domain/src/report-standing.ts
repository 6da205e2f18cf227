/**
 * Whether a report still shows everything (decisions 6). After a withdrawn consent, and 90 days after its issue, it shows
 * its results without the ID number and the contacts of the referees.
 */
export const reportStandings = ['current', 'withdrawn', 'expired'] as const;
export type ReportStanding = (typeof reportStandings)[number];

/** A report is current for this many days from its issue. */
export const REPORT_CURRENT_DAYS = 90;
const DAY_MILLISECONDS = 86_400_000;

export interface StandingFacts {
  readonly withdrawnAt: Date | null;
  /** Null for a report that is not complete yet. */
  readonly issuedAt: Date | null;
}

export function reportStandingOf({ withdrawnAt, issuedAt }: StandingFacts, now: Date): ReportStanding {
  if (withdrawnAt !== null) return 'withdrawn';
  if (issuedAt === null) return 'current';
  const endsAt = issuedAt.getTime() + REPORT_CURRENT_DAYS * DAY_MILLISECONDS;
  return now.getTime() < endsAt ? 'current' : 'expired';
}
