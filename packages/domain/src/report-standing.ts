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

/** The end of a report, and its reason. */
export interface ReportEnd {
  readonly reason: Exclude<ReportStanding, 'current'>;
  readonly at: Date;
}

/** The end of a report that is not current any more. Null for a current one. */
export function reportEndOf({ withdrawnAt, issuedAt }: StandingFacts, now: Date): ReportEnd | null {
  if (withdrawnAt !== null) return { reason: 'withdrawn', at: withdrawnAt };
  if (issuedAt === null) return null;
  const at = new Date(issuedAt.getTime() + REPORT_CURRENT_DAYS * DAY_MILLISECONDS);
  return now < at ? null : { reason: 'expired', at };
}

export const reportStandingOf = (facts: StandingFacts, now: Date): ReportStanding =>
  reportEndOf(facts, now)?.reason ?? 'current';
