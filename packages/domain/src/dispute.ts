import type { CheckOutcome } from './check.ts';
import { defineMachine, type StateOf } from './machine.ts';

/** A worker's objection to a finding about her (decisions 8): while open, the finding is marked as disputed. */
export const disputeMachine = defineMachine({
  open: ['upheld', 'rejected', 'withdrawn'],
  upheld: [],
  rejected: [],
  withdrawn: [],
});
export type DisputeStatus = StateOf<typeof disputeMachine>;

/** What can be disputed: how a check came out, or an upheld record of the registry. */
export const findingKinds = ['check', 'record'] as const;
export type FindingKind = (typeof findingKinds)[number];

/** Outcomes that stand against her: the one accuses her, the other costs her points. */
export const isDisputable = (outcome: CheckOutcome | null): boolean =>
  outcome === 'finding' || outcome === 'unable_to_verify';

/** Characters of what she says to a finding, or of her side of an incident. */
export const STATEMENT_MAXIMUM = 2000;
/** Characters of her whole side of one incident, however often she adds to it: somebody reads all of it. */
export const HER_SIDE_MAXIMUM = 5 * STATEMENT_MAXIMUM;

export const disputeDecisions = ['upheld', 'rejected'] as const satisfies readonly DisputeStatus[];
export type DisputeDecision = (typeof disputeDecisions)[number];

/** What a check comes to once a finding in it has fallen. */
export const correctedOutcomes = [
  'clear',
  'unable_to_verify',
  'not_applicable',
] as const satisfies readonly CheckOutcome[];
export type CorrectedOutcome = (typeof correctedOutcomes)[number];

export interface DisputeRuling {
  readonly kind: FindingKind;
  readonly decision: DisputeDecision;
  /** How the disputed check came out; null for a record. */
  readonly disputed: CheckOutcome | null;
  /** What it comes to now, where the dispute was right. */
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

/** Why a dispute may not be decided so, or null. */
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

/** How everybody who reads a finding learns that the worker objects to it. */
export const DISPUTED = {
  term: 'Disputed',
  text: 'The worker says that this is wrong. Our team is looking at it.',
} as const;
