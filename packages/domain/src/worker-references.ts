import { defineMachine, type StateOf } from './machine.ts';
import { normalisePhone } from './phone.ts';
import type { referenceTexts } from './reference-texts.ts';

/** References that the worker names (worker spec 2.16). */
export const REFERENCES_AT_FIRST = 2;
export const REFERENCES_MINIMUM = 2;
export const REFERENCES_MAXIMUM = 5;

export interface ReferenceRow {
  readonly name: string;
  readonly phone: string;
  readonly relationship: string;
}

export const isCompleteReference = (row: ReferenceRow): boolean =>
  [row.name, row.phone, row.relationship].every((field) => field.trim() !== '');

export const hasEnoughReferences = (rows: readonly ReferenceRow[]): boolean =>
  rows.filter(isCompleteReference).length >= REFERENCES_MINIMUM;

export const mayAddReference = (count: number): boolean => count < REFERENCES_MAXIMUM;

/**
 * The team verifies a reference, never the worker. A corrected reference is verified again. A referee may refuse at any
 * time, also after a call. The team then calls the referee no more, and the service passes no statement on.
 */
export const referenceMachine = defineMachine({
  pending: ['verified', 'refused'],
  verified: ['pending', 'refused'],
  refused: [],
});
export type ReferenceStatus = StateOf<typeof referenceMachine>;

/** The stored length of each field. */
export const referenceLimits = { name: 100, phone: 32, relationship: 100 } as const;

/** The problems of a field in a row, by the code of the refusal. */
export type ReferenceProblem = keyof typeof referenceTexts;

const isBlank = (text: string): boolean => text.trim() === '';
const fields = ['name', 'phone', 'relationship'] as const;
type ByField<T> = Partial<Record<keyof ReferenceRow, T>>;

/** The problems of each row, by its place in the list. An empty row has no problem. */
export function problemsOfReferences(rows: readonly ReferenceRow[]): readonly ByField<ReferenceProblem>[] {
  const phones = rows.map((row) => normalisePhone(row.phone));
  return rows.map((row, index) => {
    const problems: ByField<ReferenceProblem> = {};
    if (fields.every((field) => isBlank(row[field]))) return problems;
    const phone = phones[index] ?? null;
    if (isBlank(row.name)) problems.name = 'nameMissing';
    if (isBlank(row.phone)) problems.phone = 'phoneMissing';
    else if (phone === null) problems.phone = 'phoneInvalid';
    else if (phones.indexOf(phone) < index) problems.phone = 'phoneNamedTwice';
    if (isBlank(row.relationship)) problems.relationship = 'relationshipMissing';
    return problems;
  });
}

const blankProblems: ByField<ReferenceProblem> = {
  name: 'nameMissing',
  phone: 'phoneMissing',
  relationship: 'relationshipMissing',
};

/** The same for a list that is sent: the first blank rows are missing, until enough are begun. A row beyond them may stay blank. */
export function problemsOfSentReferences(
  rows: readonly ReferenceRow[],
): readonly ByField<ReferenceProblem>[] {
  const isBlankRow = (row: ReferenceRow) => fields.every((field) => isBlank(row[field]));
  const begun = rows.filter((row) => !isBlankRow(row)).length;
  const missing = new Set(rows.filter(isBlankRow).slice(0, Math.max(REFERENCES_MINIMUM - begun, 0)));
  return problemsOfReferences(rows).map((problems, index) => {
    const row = rows[index];
    return row !== undefined && missing.has(row) ? blankProblems : problems;
  });
}

/**
 * Facts that the team should know before it trusts a reference. None is a finding: an aunt may be both a former employer
 * and the emergency contact. Nobody is confirmed under the worker's own number, or by a household while its check of the worker runs.
 */
export const referenceFlags = ['own_number', 'household', 'emergency_contact', 'named_by_many'] as const;
export type ReferenceFlag = (typeof referenceFlags)[number];

/** A number that this many workers name as a reference is unusual. A household may have had three workers. */
export const NAMED_BY_MANY_WORKERS = 4;

export interface NamedNumber {
  readonly phone: string;
  readonly ownPhone: string;
  readonly emergencyPhone: string | null;
  /** The workers who ever named the number, including this worker. */
  readonly workers: number;
  /** Whether the number is that of a household whose check of the worker is to run, or runs. */
  readonly isHousehold: boolean;
}

export function flagsOfReference({
  phone,
  ownPhone,
  emergencyPhone,
  workers,
  isHousehold,
}: NamedNumber): ReferenceFlag[] {
  const found: Readonly<Record<ReferenceFlag, boolean>> = {
    own_number: phone === ownPhone,
    household: isHousehold,
    emergency_contact: emergencyPhone !== null && normalisePhone(emergencyPhone) === phone,
    named_by_many: workers >= NAMED_BY_MANY_WORKERS,
  };
  return referenceFlags.filter((flag) => found[flag]);
}

/** The outcomes of a call to a referee. Only a reached referee can say something. */
export const callOutcomes = ['verified', 'not_reached', 'refused'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** What is kept of a call. `denied`: the referee was reached, and says that the worker never worked there. */
export const keptCallOutcomes = [...callOutcomes, 'denied'] as const;
export type KeptCallOutcome = (typeof keptCallOutcomes)[number];

/** Why the outcome of a call may not be recorded, or null. */
export function callProblem(
  outcome: CallOutcome,
  feedback: string,
  flags: readonly ReferenceFlag[],
): 'referencePhoneOwn' | 'referenceOfHousehold' | 'referenceFeedbackMissing' | null {
  if (outcome !== 'verified') return null;
  if (flags.includes('own_number')) return 'referencePhoneOwn';
  if (flags.includes('household')) return 'referenceOfHousehold';
  return feedback.trim() === '' ? 'referenceFeedbackMissing' : null;
}
