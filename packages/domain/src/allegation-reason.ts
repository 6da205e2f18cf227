import type { DisputeDecision } from './dispute.ts';
import type { IncidentDecision } from './incident-report.ts';

/** Why an incident is upheld or dismissed, as a code that can be counted and compared. The note explains the one case. */
export const incidentReasons = [
  'admitted',
  'authority_confirms',
  'papers_show',
  'witness_confirms',
  'not_proven',
  'her_account_holds',
  'taken_back',
  'no_misconduct',
  'reported_before',
] as const;
export type IncidentReason = (typeof incidentReasons)[number];

/** Their words on the team's screens. */
export const incidentReasonLabels: Readonly<Record<IncidentReason, string>> = {
  admitted: 'The worker admits it',
  authority_confirms: 'A court or the police confirms it',
  papers_show: 'Papers or messages show it',
  witness_confirms: 'A person outside the household confirms it',
  not_proven: 'It is not proven',
  her_account_holds: 'What the worker says explains it',
  taken_back: 'The reporter takes it back',
  no_misconduct: 'It is no misconduct',
  reported_before: 'It was reported and decided before',
};

export const incidentReasonsOf: Readonly<Record<IncidentDecision, readonly IncidentReason[]>> = {
  upheld: ['admitted', 'authority_confirms', 'papers_show', 'witness_confirms'],
  dismissed: ['not_proven', 'her_account_holds', 'taken_back', 'no_misconduct', 'reported_before'],
};

/** Why a dispute is upheld or rejected, as a code. */
export const rulingReasons = [
  'not_her',
  'error_of_team',
  'source_corrected',
  'new_evidence',
  'evidence_stands',
  'nothing_new',
] as const;
export type RulingReason = (typeof rulingReasons)[number];

/** Their words on the team's screens. */
export const rulingReasonLabels: Readonly<Record<RulingReason, string>> = {
  not_her: 'The finding is about another person',
  error_of_team: 'Our team made an error',
  source_corrected: 'The source was wrong, and corrects itself',
  new_evidence: 'New evidence shows something else',
  evidence_stands: 'The evidence stands against what the worker says',
  nothing_new: 'The worker says nothing that can be checked',
};

export const rulingReasonsOf: Readonly<Record<DisputeDecision, readonly RulingReason[]>> = {
  upheld: ['not_her', 'error_of_team', 'source_corrected', 'new_evidence'],
  rejected: ['evidence_stands', 'nothing_new'],
};
