import { describe, expect, it } from 'vitest';
import {
  addReferenceError,
  isCompleteReference,
  referenceLabels,
  REFERENCES_AT_FIRST,
  referencesError,
} from './worker-references.ts';

const row = { name: 'Referee Test', phone: '0700000001', relationship: 'Previous Employer' };
const blank = { name: '', phone: '', relationship: '' };

describe('isCompleteReference', () => {
  it('needs name, phone and relationship', () => {
    expect(isCompleteReference(row)).toBe(true);
    expect(isCompleteReference(blank)).toBe(false);
  });

  it.each(['name', 'phone', 'relationship'])('does not count a row without %s', (field) => {
    expect(isCompleteReference({ ...row, [field]: '' })).toBe(false);
    expect(isCompleteReference({ ...row, [field]: '  ' })).toBe(false);
  });
});

describe('referencesError', () => {
  const tooFew = 'Please add at least 2 references';
  it.each([
    ['none', [], tooFew],
    ['two blank rows', [blank, blank], tooFew],
    ['one complete row', [row], tooFew],
    ['one complete and one blank row', [row, blank], tooFew],
    ['two complete rows', [row, row], null],
    ['two complete rows among blank ones', [blank, row, blank, row], null],
    ['five complete rows', [row, row, row, row, row], null],
  ])('with %s', (_, rows, error) => {
    expect(referencesError(rows)).toBe(error);
  });
});

describe('addReferenceError', () => {
  it.each([
    [0, null],
    [4, null],
    [5, 'You can add up to 5 references'],
    [6, 'You can add up to 5 references'],
  ])('with %d rows', (count, error) => {
    expect(addReferenceError(count)).toBe(error);
  });
});

it('begins with two rows, and words a status for the worker and for the report', () => {
  expect(REFERENCES_AT_FIRST).toBe(2);
  expect(referenceLabels).toEqual({
    pending: { worker: 'Pending', report: 'Pending verification' },
    verified: { worker: 'Verified', report: 'Verified' },
  });
});
