import type { CheckOutcome } from './check.ts';
import { defineMachine, type StateOf } from './machine.ts';

/** A worker's objection to a finding about the worker (decisions 8). An open dispute marks the finding as disputed. */
export const disputeMachine = defineMachine({
  open: ['upheld', 'rejected', 'withdrawn'],
  upheld: [],
  rejected: [],
  withdrawn: [],
});
export type DisputeStatus = StateOf<typeof disputeMachine>;

/** The kinds of disputable findings: the outcome of a check, or an upheld record of the registry. */
export const findingKinds = ['check', 'record'] as const;
export type FindingKind = (typeof findingKinds)[number];

/** Outcomes to the worker's disadvantage: a finding accuses the worker, an unverified result costs points. */
export const isDisputable = (outcome: CheckOutcome | null): boolean =>
  outcome === 'finding' || outcome === 'unable_to_verify';

/** The maximum number of characters of a worker's statement about a finding or an incident. */
export const STATEMENT_MAXIMUM = 2000;
/** The maximum number of characters of a worker's statements about one incident, because a team member reads all of them. */
export const HER_SIDE_MAXIMUM = 5 * STATEMENT_MAXIMUM;

export const disputeDecisions = ['upheld', 'rejected'] as const satisfies readonly DisputeStatus[];
export type DisputeDecision = (typeof disputeDecisions)[number];

/** The possible outcomes of a check after a dispute overturned its finding. */
export const correctedOutcomes = [
  'clear',
  'unable_to_verify',
  'not_applicable',
] as const satisfies readonly CheckOutcome[];
export type CorrectedOutcome = (typeof correctedOutcomes)[number];

export interface DisputeRuling {
  readonly kind: FindingKind;
  readonly decision: DisputeDecision;
  /** The disputed outcome of the check. Null for a record. */
  readonly disputed: CheckOutcome | null;
  /** The new outcome of the check, if the worker's dispute was right. */
  readonly outcome: CorrectedOutcome | null;
  readonly note: string;
}

/** A refused ruling: the field that is wrong, and the code of the refusal. */
export type RulingProblem =
  | { readonly field: 'note'; readonly code: 'rulingNoteMissing' }
  | {
      readonly field: 'outcome';
      readonly code: 'rulingOutcomeMissing' | 'rulingOutcomeUnexpected' | 'rulingOutcomeUnchanged';
    };

/** The texts of the form of a ruling, and as a refusal of the service. */
export const rulingTexts = {
  rulingNoteMissing: 'Please write why: the worker reads it.',
  rulingOutcomeMissing: 'Please say what the check comes to now.',
  rulingOutcomeUnexpected: 'Only a check whose dispute is upheld comes to something else.',
  rulingOutcomeUnchanged: 'The check says this already. A dispute that is right changes it.',
} as const;

/** Why the ruling on a dispute may not be recorded, or null. */
export function rulingProblem({
  kind,
  decision,
  disputed,
  outcome,
  note,
}: DisputeRuling): RulingProblem | null {
  if (note.trim() === '') return { field: 'note', code: 'rulingNoteMissing' };
  const corrects = kind === 'check' && decision === 'upheld';
  if (corrects && outcome === null) return { field: 'outcome', code: 'rulingOutcomeMissing' };
  if (!corrects && outcome !== null) return { field: 'outcome', code: 'rulingOutcomeUnexpected' };
  if (corrects && outcome === disputed) return { field: 'outcome', code: 'rulingOutcomeUnchanged' };
  return null;
}

/** The mark of a disputed finding for every reader of the finding. */
export const DISPUTED = {
  term: 'Disputed',
  text: 'The worker says that this is wrong. Our team is looking at it.',
} as const;
