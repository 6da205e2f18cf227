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
export const DISPUTE_WORDS_MISSING = 'Please write why this is wrong.';
export const HER_SIDE_MISSING = 'Please write what happened.';
/** Characters of her whole side of one incident, however often she adds to it: somebody reads all of it. */
export const HER_SIDE_MAXIMUM = 5 * STATEMENT_MAXIMUM;
export const HER_SIDE_FULL =
  'There is no room for so many more words here. Our team reads all that you have written.';

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

/** Why a dispute may not be decided so, or null. */
export function rulingError({
  kind,
  decision,
  disputed,
  outcome,
  note,
}: DisputeRuling): { field: 'note' | 'outcome'; message: string } | null {
  if (note.trim() === '') return { field: 'note', message: 'Please write why: the worker reads it.' };
  const corrects = kind === 'check' && decision === 'upheld';
  if (corrects && outcome === null)
    return { field: 'outcome', message: 'Please say what the check comes to now.' };
  if (!corrects && outcome !== null)
    return { field: 'outcome', message: 'Only a check whose dispute is upheld comes to something else.' };
  if (corrects && outcome === disputed)
    return { field: 'outcome', message: 'The check says this already. A dispute that is right changes it.' };
  return null;
}

/** How everybody who reads a finding learns that the worker objects to it. */
export const DISPUTED = {
  term: 'Disputed',
  text: 'The worker says that this is wrong. Our team is looking at it.',
} as const;
