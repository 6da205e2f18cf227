/** References a worker names herself (worker spec 2.16). */
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
