import type { CheckDecision, CheckOfCase } from '@repo/api-client/queries/cases';
import { decisionProblem, type CheckKind, type CheckOutcome } from '@repo/domain/check';
import { reasonsOf, type CheckReason } from '@repo/domain/check-reason';
import { nairobiDay } from '@repo/domain/dates';
import { groundsProblem, mustTellSearch } from '@repo/domain/decision-grounds';
import { decisionTexts } from '@repo/domain/decision-texts';
import { sourcesOf, type EvidenceSource } from '@repo/domain/evidence-source';
import { noteReadersText } from '@repo/domain/note-readers';
import type { PackageLevel } from '@repo/domain/packages';
import type { FieldErrors } from '@repo/ui/forms/use-form';
import { fieldErrors } from '../forms/field-errors.ts';

/** What a decision depends on. */
export type DecidedCheck = Pick<CheckOfCase, 'id' | 'check_kind' | 'needs' | 'status' | 'version'> & {
  /** The package of the case: it decides who reads the words. */
  readonly level: PackageLevel;
};

/** What a member enters to decide a check. */
export interface DecisionValues {
  readonly outcome: CheckOutcome | '';
  readonly reason: CheckReason | '';
  readonly source: EvidenceSource | '';
  readonly evidence_on: string;
  readonly note: string;
  readonly team_note: string;
  /** Of a health certificate alone. */
  readonly expires_on: string;
}

/** The fields that can be wrong, from the top down. */
export const decisionFields = [
  'outcome',
  'reason',
  'source',
  'evidence_on',
  'expires_on',
  'note',
  'team_note',
] as const;
type DecisionField = (typeof decisionFields)[number];

/** Sources whose evidence the member makes or sees at this moment. A paper has a day of its own. */
const madeNow: ReadonlySet<EvidenceSource> = new Set([
  'ecitizen',
  'national_registry',
  'referee_call',
  'referee_sms',
  'employer_call',
  'public_profile',
  'own_registry',
  'other_checks',
]);

/** Which day is asked for. */
export const dayHint = (source: EvidenceSource | ''): string => {
  if (source === '') return 'Day seen, or on the paper.';
  return madeNow.has(source) ? 'When you looked or called.' : 'The day on the paper.';
};

/** The day that a source usually has. */
export const usualDay = (source: EvidenceSource | '', now: Date): string =>
  source !== '' && madeNow.has(source) ? nairobiDay(now) : '';

/**
 * An empty form. Where a kind of check has only one source, it is that one. Where it has several, the member says which one
 * she used: a source that stood there before her would be one that nobody looked at.
 */
export function emptyDecision({ check_kind: kind }: DecidedCheck, now: Date): DecisionValues {
  const [first, ...more] = sourcesOf[kind];
  const source = first !== undefined && more.length === 0 ? first : '';
  return {
    outcome: '',
    reason: '',
    source,
    evidence_on: usualDay(source, now),
    note: '',
    team_note: '',
    expires_on: '',
  };
}

/** The reason of an outcome that has only one. */
export function usualReason(kind: CheckKind, outcome: CheckOutcome): CheckReason | '' {
  const [first, ...more] = reasonsOf[kind][outcome];
  return first !== undefined && more.length === 0 ? first : '';
}

/** What is wrong with the words for the report. */
function noteProblem(kind: CheckKind, outcome: CheckOutcome, note: string): string | null {
  const problem = decisionProblem({ kind, outcome, note, expiresOn: null, misconductFlags: 0 });
  return problem?.field === 'note' ? decisionTexts[problem.code] : null;
}

/** Whether an outcome needs words for the report. */
export const needsNote = (kind: CheckKind, outcome: CheckOutcome | ''): boolean =>
  outcome !== '' && noteProblem(kind, outcome, '') !== null;

/** Who reads the words for the report, and whether they must be written. Where two members agree, those of the first count. */
export function noteHint(
  { check_kind: kind, needs, level }: DecidedCheck,
  outcome: CheckOutcome | '',
): string {
  const readers =
    outcome === '' ? 'Who reads it depends on the outcome.' : noteReadersText(kind, level, outcome);
  return [
    needsNote(kind, outcome) ? '' : 'Optional.',
    readers,
    needs === 'first_look' ? '' : 'Where you agree with a colleague, the words of the colleague count.',
    'Name nobody who told us.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What the team writes for itself where `mustTellSearch` asks for it. */
export const searchHints: Readonly<Partial<Record<CheckKind, string>>> = {
  social_media: 'Each site you searched, by name and by phone. Only members read it.',
  work_history: 'Whom you called, when, and what they confirmed. Only members read it.',
};

/** What is wrong with each field. The service knows more: what stands in the registry, and what a colleague decided. */
export function decisionErrors(
  { check_kind: kind }: DecidedCheck,
  values: DecisionValues,
  now: Date,
): FieldErrors<DecisionField> {
  const { outcome, reason, source, evidence_on: evidenceOn, note, expires_on: expiresOn } = values;
  const missing = fieldErrors({
    outcome: outcome === '' ? 'Please choose an outcome.' : null,
    reason: outcome !== '' && reason === '' ? 'Please choose a reason.' : null,
    source: source === '' ? 'Please choose a source.' : null,
    evidence_on: evidenceOn === '' ? 'Please enter the day of the evidence.' : null,
    note: outcome === '' ? null : noteProblem(kind, outcome, note),
    team_note: mustTellSearch(kind) && values.team_note.trim() === '' ? decisionTexts.searchNotTold : null,
  });
  if (outcome === '' || reason === '' || source === '' || Object.keys(missing).length > 0) return missing;
  const ungrounded = groundsProblem(
    { kind, outcome, expiresOn: expiresOn === '' ? null : expiresOn },
    { reason, source, evidenceOn, teamNote: values.team_note },
    now,
  );
  if (ungrounded !== null) return { [ungrounded.field]: decisionTexts[ungrounded.code] };
  return {};
}

/** The decision as the service takes it, with what the member read when she decided. */
export function decisionBody({ status, version }: DecidedCheck, values: DecisionValues): CheckDecision {
  const { outcome, reason, source, evidence_on: evidenceOn, note, team_note: teamNote } = values;
  if (outcome === '' || reason === '' || source === '')
    throw new Error('A decision without its grounds was sent');
  return {
    outcome,
    reason,
    source,
    evidence_on: evidenceOn,
    note,
    team_note: teamNote.trim() === '' ? null : teamNote,
    expires_on: values.expires_on === '' ? null : values.expires_on,
    status,
    version,
  };
}
