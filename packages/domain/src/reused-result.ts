import type { CheckKind, CheckOutcome } from './check.ts';
import { formatDate, nairobiDay } from './dates.ts';

/**
 * How many days a decision serves another package of the same employer. Upgrades follow within days of the first report,
 * and nobody who called her former employers last week learns more by calling them again; what a profile or a referee
 * says of her two months later may well be different, and a new package is paid for to learn that.
 */
export const REUSED_FOR_DAYS = 30;

const DAY_MILLISECONDS = 86_400_000;

/**
 * The kinds that are carried. A proven identity has a rule of its own (`startingCheck`); the registry has to be as of
 * today; a final review speaks of the whole of its case.
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

/** What could not be verified is tried again: she pays for an answer. */
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
  /** The last day of the certificate that was seen, `YYYY-MM-DD`; null where there is none. */
  readonly expiresOn: string | null;
}

/**
 * Whether what was decided for one package of an employer stands in another package of hers about the same worker, so
 * that nobody is called twice and she reads no less for paying more. `latest` is the outcome that the newest decision of
 * this kind about the worker came to, whoever paid for it: once that differs, somebody has to look again.
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

/** With which of the employer's packages a carried check was made: one that came before, or one that ran beside. */
export const reuseSources = ['earlier-package', 'other-package'] as const;
export type ReuseSource = (typeof reuseSources)[number];

/** Decided before its own case was opened, it came with that; decided later, it was made once for two open cases. */
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

/** 'Nov 12, 2026, with your earlier package': when a check was made, and that it was not made for this report. */
export function checkedOn(decidedAt: string, reusedFrom: string | null | undefined): string {
  const source = reuseSources.find((known) => known === reusedFrom);
  return source === undefined ? formatDate(decidedAt) : `${formatDate(decidedAt)}, ${sourceTexts[source]}`;
}
