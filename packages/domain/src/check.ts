import { defineMachine, type StateOf } from './machine.ts';
import type { PackageLevel } from './packages.ts';

/** The kinds of checks in a case (decisions 8). */
export const checkKinds = [
  'identity',
  'references',
  'criminal_record',
  'social_media',
  'health',
  'work_history',
  'misconduct_registry',
  'final_review',
] as const;
export type CheckKind = (typeof checkKinds)[number];

const lite = ['identity', 'references', 'misconduct_registry', 'final_review'] as const;

/** The steps of each level, in working order. The final review comes last. */
export const stepsOfLevel: Readonly<Record<PackageLevel, readonly CheckKind[]>> = {
  lite,
  standard: [
    'identity',
    'references',
    'criminal_record',
    'social_media',
    'misconduct_registry',
    'final_review',
  ],
  premium: checkKinds,
};

export const checkLabels: Readonly<Record<CheckKind, string>> = {
  identity: 'Identity Verification',
  references: 'Reference Verification',
  criminal_record: 'Criminal Background Check',
  social_media: 'Social Media Screening',
  health: 'Health Check',
  work_history: 'Work History',
  misconduct_registry: 'Misconduct Registry',
  final_review: 'Final Review',
};

export const checkMachine = defineMachine({
  pending: ['in_progress', 'waiting', 'second_look', 'decided'],
  in_progress: ['waiting', 'second_look', 'decided'],
  waiting: ['in_progress', 'second_look', 'decided'],
  // One member has decided, another one must look (`four-eyes.ts`).
  second_look: ['settling', 'confirmed', 'decided', 'pending'],
  // The two differ, a third one decides.
  settling: ['confirmed', 'decided', 'pending'],
  // A finding that waits for the worker's answer (`finding-answer.ts`). It is in no report yet. It begins anew when its
  // ground falls.
  confirmed: ['decided', 'pending'],
  // A decision is final. Only a final review opens again, see `reopensFinalReview`.
  decided: ['pending'],
});
export type CheckStatus = StateOf<typeof checkMachine>;

/** The statuses of a check that no member has decided yet. Evidence that arrives moves such a check. */
export const unseenStatuses = ['pending', 'in_progress', 'waiting'] as const satisfies readonly CheckStatus[];

/** The statuses of a check in which a member's verdict is known, and is no result yet. */
export const reviewStatuses = [
  'second_look',
  'settling',
  'confirmed',
] as const satisfies readonly CheckStatus[];

export const isUnderReview = (status: CheckStatus): boolean =>
  reviewStatuses.some((known) => known === status);

/** The statuses in which the team has something to do. */
export const workStatuses = [
  ...unseenStatuses,
  'second_look',
  'settling',
] as const satisfies readonly CheckStatus[];

/**
 * The status that an employer reads. A check that two members look at, or whose finding waits for the worker's answer, reads
 * like any check that the team works on: before the answer, nothing may hint at a finding.
 */
export const shownStatus = (status: CheckStatus): CheckStatus =>
  isUnderReview(status) ? 'in_progress' : status;

export const checkOutcomes = ['clear', 'finding', 'unable_to_verify', 'not_applicable'] as const;
export type CheckOutcome = (typeof checkOutcomes)[number];

/** The parties on which a waiting check can wait. */
export const waitingOnValues = ['worker', 'referee', 'provider', 'team'] as const;
export type WaitingOn = (typeof waitingOnValues)[number];

export interface Decision {
  readonly kind: CheckKind;
  readonly outcome: CheckOutcome;
  readonly note: string;
  /** The last day of the certificate that the team saw, `YYYY-MM-DD`. Null without a certificate. */
  readonly expiresOn: string | null;
  /** Upheld misconduct records of the worker. */
  readonly misconductFlags: number;
}

/**
 * The explanation that a decision needs. A finding, an unverified result and a proven identity need a reason that another
 * member of the team can follow. A clear result of any other kind needs none.
 */
function explanationNeeded(kind: CheckKind, outcome: CheckOutcome) {
  if (outcome === 'finding') return 'findingNoteMissing';
  if (outcome === 'unable_to_verify') return 'unverifiedNoteMissing';
  if (kind === 'identity' && outcome === 'clear') return 'identityProofMissing';
  return null;
}

/** A refused decision: the field that is wrong, and the code of the refusal. */
export type DecisionProblem =
  | {
      readonly field: 'note';
      readonly code: 'findingNoteMissing' | 'unverifiedNoteMissing' | 'identityProofMissing';
    }
  | { readonly field: 'expires_on'; readonly code: 'expiryUnexpected' }
  | { readonly field: 'outcome'; readonly code: 'registryNotClear' };

/** Why a decision may not be recorded as it stands, or null. */
export function decisionProblem({
  kind,
  outcome,
  note,
  expiresOn,
  misconductFlags,
}: Decision): DecisionProblem | null {
  const needed = explanationNeeded(kind, outcome);
  if (needed !== null && note.trim() === '') return { field: 'note', code: needed };
  if (expiresOn !== null && kind !== 'health') return { field: 'expires_on', code: 'expiryUnexpected' };
  if (kind === 'misconduct_registry' && outcome === 'clear' && misconductFlags > 0)
    return { field: 'outcome', code: 'registryNotClear' };
  return null;
}

/**
 * A final review covers the decisions before it. The team may decide the checks of a case in any order. A later finding or
 * unverified result therefore reopens the final review, and a team member who has seen the result writes it again. A clear
 * or inapplicable result reopens nothing. A later health check reopens it whatever its outcome, so that the moment at which
 * the review earns its points tells nothing of her health. Until all other checks of its case are decided, the report hides a final review,
 * and it earns no points.
 */
export const reopensFinalReview = (kind: CheckKind, outcome: CheckOutcome): boolean =>
  kind === 'health' || (kind !== 'final_review' && (outcome === 'finding' || outcome === 'unable_to_verify'));

/** Whether the final review of a case is readable: only when no check of the case is undecided. */
export const finalReviewCounts = (checks: Iterable<{ readonly status: CheckStatus }>): boolean =>
  [...checks].every(({ status }) => status === 'decided');

export interface KnownCheck {
  readonly kind: CheckKind;
  readonly status: CheckStatus;
}

/**
 * Whether a check of a stopped case is a result that its employer keeps. A final review that was decided before the other
 * checks is none.
 */
export const isResult = ({ kind, status }: KnownCheck): boolean =>
  status === 'decided' && kind !== 'final_review';
