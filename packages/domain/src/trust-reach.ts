import type { CheckKind, CheckOutcome, CheckStatus } from './check.ts';
import type { TrustComponent, TrustScore } from './trust-score.ts';

/** A check of an open case. */
export interface OpenCheck {
  readonly kind: CheckKind;
  readonly status: CheckStatus;
  readonly outcome: CheckOutcome | null;
}

/** Whether anything about the worker was checked. The age of her profile is no check. */
export const hasCheckedPart = ({ breakdown }: Pick<TrustScore, 'breakdown'>): boolean =>
  breakdown.some(({ component, state }) => component !== 'recent_profile' && state !== 'not_checked');

/** The check that can earn a component's points. The final review, the deep check and the profile have rules of their own. */
const kindOf: Readonly<Partial<Record<TrustComponent, CheckKind>>> = {
  identity: 'identity',
  references: 'references',
  police_clearance: 'criminal_record',
  no_misconduct: 'misconduct_registry',
  social_screening: 'social_media',
};

/**
 * The most points that a worker can reach with the checks that are open: the points so far, what the undecided checks can
 * still earn, and a recent profile, which is hers to edit. Null when no check is open, or none can add a point (decisions 8).
 * Health has no part in it.
 */
export function trustReachOf(
  { total, breakdown }: TrustScore,
  open: readonly OpenCheck[],
  misconductFlags: number,
): number | null {
  const isUndecided = (kind: CheckKind | undefined) =>
    open.some((check) => check.kind === kind && check.status !== 'decided');
  // An open premium case earns the deep check at its end.
  const isPremiumOpen = open.some(({ kind, outcome }) => kind === 'work_history' && outcome !== 'finding');
  const isReachable = (component: TrustComponent) => {
    if (component === 'recent_profile') return true;
    if (component === 'deep_check') return isPremiumOpen;
    // It counts at the end of its case, and is written again until then. An early one tells nothing of health.
    if (component === 'admin_approval') return open.some(({ kind }) => kind === 'final_review');
    if (component === 'no_misconduct' && misconductFlags > 0) return false;
    return isUndecided(kindOf[component]);
  };
  const missing = breakdown.filter(({ state, component }) => state !== 'earned' && isReachable(component));
  return missing.some(({ component }) => component !== 'recent_profile')
    ? missing.reduce((sum, { max }) => sum + max, total)
    : null;
}

/** A score as the service sends it. */
export interface WireTrustScore {
  readonly trust_score: number;
  readonly trust_checked: boolean;
  readonly trust_reach: number | null;
}

/** A score as every screen and paper shows it. */
export interface ShownScore {
  /** Null before anything was checked. */
  readonly score: number | null;
  /** The most that the open checks can reach. Null for a score that is complete for now. */
  readonly upTo: number | null;
}

export const shownScore = ({ trust_score, trust_checked, trust_reach }: WireTrustScore): ShownScore =>
  trust_checked ? { score: trust_score, upTo: trust_reach } : { score: null, upTo: null };

export const NOT_CHECKED_YET = 'Not checked yet';

/** 'Not checked yet', '25 so far, up to 90', or '82 out of 100'. */
export function scoreText({ score, upTo }: ShownScore): string {
  if (score === null) return NOT_CHECKED_YET;
  return upTo === null ? `${score} out of 100` : `${score} so far, up to ${upTo}`;
}
