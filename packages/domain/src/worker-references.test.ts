import { describe, expect, it } from 'vitest';
import {
  addReferenceError,
  callError,
  flagsOfReference,
  isCompleteReference,
  referenceRowErrors,
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

  // spec: worker-references/complete
  it.each(['name', 'phone', 'relationship'])('does not count a row without %s', (field) => {
    expect(isCompleteReference({ ...row, [field]: '' })).toBe(false);
    expect(isCompleteReference({ ...row, [field]: '  ' })).toBe(false);
  });
});

describe('referencesError', () => {
  const tooFew = 'Please add at least 2 references';
  // spec: worker-references/too-few, worker-constants/references
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
  // spec: worker-references/add, worker-constants/references
  it.each([
    [0, null],
    [4, null],
    [5, 'You can add up to 5 references'],
    [6, 'You can add up to 5 references'],
  ])('with %d rows', (count, error) => {
    expect(addReferenceError(count)).toBe(error);
  });
});

// spec: worker-references/two
it('begins with two rows', () => {
  expect(REFERENCES_AT_FIRST).toBe(2);
});

describe('referenceRowErrors', () => {
  it.each([
    ['a complete row', [row], [{}]],
    ['a blank row', [blank], [{}]],
    ['no name', [{ ...row, name: ' ' }], [{ name: 'Name is required' }]],
    ['no phone', [{ ...row, phone: '' }], [{ phone: 'Phone number is required' }]],
    ['no relationship', [{ ...row, relationship: '' }], [{ relationship: 'Relationship is required' }]],
    [
      'a phone that is none',
      [{ ...row, phone: '12' }],
      [{ phone: 'Please enter a valid Kenyan phone number' }],
    ],
    [
      'a landline',
      [{ ...row, phone: '020 222222' }],
      [{ phone: 'Please enter a valid Kenyan phone number' }],
    ],
    [
      'one number in two spellings',
      [row, { ...row, phone: '+254 700 000 001' }],
      [{}, { phone: 'You have already named somebody with this number' }],
    ],
    [
      'two without a phone',
      [
        { ...row, phone: 'x' },
        { ...row, phone: 'x' },
      ],
      [{ phone: expect.any(String) }, { phone: 'Please enter a valid Kenyan phone number' }],
    ],
    ['a good row behind a blank one', [blank, row], [{}, {}]],
  ])('for %s', (_, rows, errors) => {
    expect(referenceRowErrors(rows)).toStrictEqual(errors);
  });
});

describe('flagsOfReference', () => {
  const named = { phone: '+254700000001', ownPhone: '+254700000002', emergencyPhone: null, workers: 1 };
  it.each([
    ['somebody named once', {}, []],
    ['by three workers', { workers: 3 }, []],
    ['by four workers', { workers: 4 }, ['named_by_many']],
    ["the worker's own number", { ownPhone: '+254700000001' }, ['own_number']],
    ['her emergency contact, as she typed it', { emergencyPhone: '0700 000 001' }, ['emergency_contact']],
    ['another emergency contact', { emergencyPhone: '0700 000 003' }, []],
    ['an emergency contact that is no number', { emergencyPhone: 'my aunt' }, []],
    [
      'all at once',
      { ownPhone: '+254700000001', emergencyPhone: '0700000001', workers: 9 },
      ['own_number', 'emergency_contact', 'named_by_many'],
    ],
  ])('for %s', (_, facts, flags) => {
    expect(flagsOfReference({ ...named, ...facts })).toEqual(flags);
  });
});

describe('callError', () => {
  it.each([
    ['verified', 'Patient with our twins.', [], null],
    ['verified', ' ', [], 'Please write down what was said.'],
    ['verified', 'Kind.', ['named_by_many', 'emergency_contact'], null],
    [
      'verified',
      'Kind.',
      ['own_number'],
      "This is the worker's own number: nobody else can be reached under it.",
    ],
    ['not_reached', '', ['own_number'], null],
    ['refused', '', [], null],
  ] as const)('%s, %j, %j: %j', (outcome, feedback, flags, error) => {
    expect(callError(outcome, feedback, flags)).toBe(error);
  });
});
