import type { CheckKind, CheckOutcome } from './check.ts';
import { formatDate, nairobiDay } from './dates.ts';
import { DAY_MILLISECONDS } from './durations.ts';

/**
 * The days during which a decision serves another package of the same employer. Upgrades follow within days of the first
 * report, and a second call to the former employers within a week brings no new facts. Two months later a profile or a
 * referee may say something different, and the employer pays the new package for that.
 */
export const REUSED_FOR_DAYS = 30;

/**
 * The kinds with reused results. A proven identity has its own rule (`startingCheck`). The registry must be current. A
 * final review covers its whole case.
 */
const isReusableKind: Readonly<Record<CheckKind, boolean>> = {
  identity: false,
  references: true,
  criminal_record: true,
  social_media: true,
  health: true,
  work_history: true,
  misconduct_registry: false,
  final_review: false,
};

/** An unverified result is tried again: the employer pays for an answer. */
const isReusableOutcome: Readonly<Record<CheckOutcome, boolean>> = {
  clear: true,
  finding: true,
  not_applicable: true,
  unable_to_verify: false,
};

export interface EarlierDecision {
  readonly kind: CheckKind;
  readonly outcome: CheckOutcome;
  readonly decidedAt: Date;
  /** The last day of the certificate that the team saw, `YYYY-MM-DD`. Null without a certificate. */
  readonly expiresOn: string | null;
}

/**
 * Whether the result for one package of an employer also serves another package of the same employer about the same worker.
 * The team then calls no referee twice, and the employer does not read less after a higher payment. `latest` is the outcome
 * of the newest decision of this kind about the worker, from any employer's package. Once it differs, the team must check
 * again.
 */
export function isReusable(
  { kind, outcome, decidedAt, expiresOn }: EarlierDecision,
  latest: CheckOutcome | null,
  now: Date,
): boolean {
  return (
    isReusableKind[kind] &&
    isReusableOutcome[outcome] &&
    outcome === latest &&
    now.getTime() - decidedAt.getTime() <= REUSED_FOR_DAYS * DAY_MILLISECONDS &&
    (expiresOn === null || expiresOn >= nairobiDay(now))
  );
}

/** The employer's package with which a reused result was made: an earlier one, or one that ran at the same time. */
export const reuseSources = ['earlier-package', 'other-package'] as const;
export type ReuseSource = (typeof reuseSources)[number];

/**
 * A result from before its own case was opened came with an earlier package. A later result was made once for two open
 * cases.
 */
export function reuseSourceOf(check: {
  readonly reusedFrom: string | null;
  readonly decidedAt: Date | null;
  readonly createdAt: Date;
}): ReuseSource | null {
  if (check.reusedFrom === null || check.decidedAt === null) return null;
  return check.decidedAt <= check.createdAt ? 'earlier-package' : 'other-package';
}

const sourceTexts: Readonly<Record<ReuseSource, string>> = {
  'earlier-package': 'with your earlier package',
  'other-package': 'with your other package',
};

/** 'Nov 12, 2026, with your earlier package': the date of a check, and that it was not made for this report. */
export function checkedOn(decidedAt: string, reusedFrom: string | null | undefined): string {
  const source = reuseSources.find((known) => known === reusedFrom);
  return source === undefined ? formatDate(decidedAt) : `${formatDate(decidedAt)}, ${sourceTexts[source]}`;
}
