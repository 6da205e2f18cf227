import { defineMachine, type StateOf } from './machine.ts';

/** References a worker names herself (worker spec 2.16). */
export const REFERENCES_AT_FIRST = 2;
export const REFERENCES_MINIMUM = 2;
export const REFERENCES_MAXIMUM = 5;
export const TOO_FEW_REFERENCES = 'Please add at least 2 references';
export const TOO_MANY_REFERENCES = 'You can add up to 5 references';

export interface ReferenceRow {
  readonly name: string;
  readonly phone: string;
  readonly relationship: string;
}

export const isCompleteReference = (row: ReferenceRow): boolean =>
  [row.name, row.phone, row.relationship].every((field) => field.trim() !== '');

export const referencesError = (rows: readonly ReferenceRow[]): string | null =>
  rows.filter(isCompleteReference).length < REFERENCES_MINIMUM ? TOO_FEW_REFERENCES : null;

export const addReferenceError = (count: number): string | null =>
  count >= REFERENCES_MAXIMUM ? TOO_MANY_REFERENCES : null;

/** A reference is verified by the team, never by the worker; a correction has it verified anew. */
export const referenceMachine = defineMachine({ pending: ['verified'], verified: ['pending'] });
export type ReferenceStatus = StateOf<typeof referenceMachine>;

/** What the worker's row says, and what the report says of the same reference. */
export const referenceLabels: Readonly<Record<ReferenceStatus, { worker: string; report: string }>> = {
  pending: { worker: 'Pending', report: 'Pending verification' },
  verified: { worker: 'Verified', report: 'Verified' },
};
