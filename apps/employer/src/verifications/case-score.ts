import { registryStates } from '@repo/domain/status-vocabulary';
import { NOT_CHECKED_YET, shownScore, type ShownScore } from '@repo/domain/trust-reach';
import { shownTier, type TrustTier } from '@repo/domain/trust-tier';
import type { Facts } from './use-verifications.ts';

/** The trust score of a worker, as a case shows it. */
export interface CaseScore extends ShownScore {
  /** Where it comes from. A screen draws each source anew: a tier that is only learnt is no rise of the other one. */
  readonly source: 'report' | 'worker';
  readonly tier: TrustTier;
  /** The number of misconduct records. Null before the registry was searched. */
  readonly records: number | null;
  /** Whether a check or the registry found something. The metal of a tier would then read as praise (decision record 144). */
  readonly hasFinding: boolean;
}

/** What is known before anything arrived. */
export const unknownScore: CaseScore = {
  source: 'worker',
  tier: 'Basic',
  score: null,
  upTo: null,
  records: null,
  hasFinding: false,
};

/** From the progress of a current report, else from the public data of the worker. Undefined while neither is there. */
export function caseScoreOf({ completion, worker }: Facts): CaseScore | undefined {
  if (completion.data?.ended === null) {
    const { trust_badge, misconduct_flags, checks } = completion.data;
    return {
      ...shownScore(completion.data),
      source: 'report',
      tier: shownTier(trust_badge),
      records: misconduct_flags,
      hasFinding: (misconduct_flags ?? 0) > 0 || checks.some(({ outcome }) => outcome === 'finding'),
    };
  }
  if (worker.data === undefined) return undefined;
  const { tier, misconduct_flags } = worker.data;
  return {
    ...shownScore(worker.data),
    source: 'worker',
    tier,
    records: misconduct_flags,
    hasFinding: (misconduct_flags ?? 0) > 0,
  };
}

/** Whether a score that is not there yet may still arrive. */
export const isScoreLate = ({ completion, worker }: Facts): boolean =>
  completion.isPending || worker.isPending;

/**
 * The tier in words, for the side of a ring that holds the number: 'Gold so far, up to 100'. Beside a check that has not begun
 * it says that it is no result of this one.
 */
export function tierText({ score, upTo, tier }: CaseScore, hasBegun: boolean): string {
  if (score === null) return NOT_CHECKED_YET;
  if (!hasBegun) return `${tier} before this check`;
  return upTo === null ? tier : `${tier} so far, up to ${upTo}`;
}

/** Whether the records say something beside a case. A count of none is a result, and a check that has not begun has none. */
export const areRecordsTold = ({ records }: CaseScore, hasBegun: boolean): boolean =>
  hasBegun || (records ?? 0) > 0;

export function recordsText(count: number | null): string {
  if (count === null) return `Misconduct: ${registryStates.not_checked.english}`;
  return count === 1 ? '1 misconduct report' : `${count} misconduct reports`;
}
