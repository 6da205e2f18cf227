import type { CheckKind, CheckOutcome } from './check.ts';
import type { CheckReason } from './check-reason.ts';

/**
 * Whether a second member must look before an outcome of a check counts (decisions 14): a finding, an identity that the team
 * decides by hand, and a check that is left out of the report, unless the record itself proves why.
 */
export const needsSecondLook = (
  kind: CheckKind,
  outcome: CheckOutcome,
  reason: CheckReason | null,
): boolean =>
  outcome === 'finding' ||
  (kind === 'identity' && outcome !== 'unable_to_verify') ||
  (outcome === 'not_applicable' && reason !== 'first_job');

/** The verdict of one member of the team. */
export interface Verdict<V extends string> {
  readonly memberId: string;
  readonly verdict: V;
}

interface Rules<V extends string> {
  /** Whether the verdict needs a second member when it is the first one. */
  readonly needsSecond: boolean;
  /** Whether this member may settle where two differ. */
  readonly maySettle: boolean;
  /** The verdict that settles for neither of two. Null where there is none. */
  readonly neutral: V | null;
}

export type FourEyesRefusal =
  | 'secondLookByAnother'
  | 'settledBySenior'
  | 'settledByThird'
  | 'settledForNeither';

/** The standing of a decision after one more verdict. */
export type Standing<V extends string> =
  | { readonly state: 'second_look' | 'settling' }
  | {
      readonly state: 'decided';
      readonly verdict: V;
      readonly decidedBy: string;
      /** The member who came to the same verdict. Null where one member was enough. */
      readonly secondedBy: string | null;
    }
  | { readonly state: 'refused'; readonly refusal: FourEyesRefusal };

/**
 * The standing of a decision after one more verdict. Author and second member differ. Where they disagree, a third member
 * with the permission to settle chooses one of both verdicts, or the neutral one.
 */
export function standingAfter<V extends string>(
  earlier: readonly Verdict<string>[],
  next: Verdict<V>,
  { needsSecond, maySettle, neutral }: Rules<V>,
): Standing<V> {
  const [first, second] = earlier;
  const decided = (secondedBy: string | null): Standing<V> => ({
    state: 'decided',
    verdict: next.verdict,
    decidedBy: next.memberId,
    secondedBy,
  });
  if (first === undefined) return needsSecond ? { state: 'second_look' } : decided(null);
  const hadSay = earlier.some(({ memberId }) => memberId === next.memberId);
  if (second === undefined) {
    if (hadSay) return { state: 'refused', refusal: 'secondLookByAnother' };
    return first.verdict === next.verdict ? decided(first.memberId) : { state: 'settling' };
  }
  if (hadSay) return { state: 'refused', refusal: 'settledByThird' };
  if (!maySettle) return { state: 'refused', refusal: 'settledBySenior' };
  const agreed = earlier.find(({ verdict }) => verdict === next.verdict);
  if (agreed === undefined && next.verdict !== neutral)
    return { state: 'refused', refusal: 'settledForNeither' };
  return decided(agreed?.memberId ?? null);
}
