import { describe, expect, it } from 'vitest';
import {
  callProblem,
  flagsOfReference,
  hasEnoughReferences,
  isCompleteReference,
  mayAddReference,
  problemsOfReferences,
  problemsOfSentReferences,
  REFERENCES_AT_FIRST,
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

describe('hasEnoughReferences', () => {
  // spec: worker-references/too-few, worker-constants/references
  it.each([
    ['none', [], false],
    ['two blank rows', [blank, blank], false],
    ['one complete row', [row], false],
    ['one complete and one blank row', [row, blank], false],
    ['two complete rows', [row, row], true],
    ['two complete rows among blank ones', [blank, row, blank, row], true],
    ['five complete rows', [row, row, row, row, row], true],
  ])('with %s', (_, rows, isEnough) => {
    expect(hasEnoughReferences(rows)).toBe(isEnough);
  });
});

describe('mayAddReference', () => {
  // spec: worker-references/add, worker-constants/references
  it.each([
    [0, true],
    [4, true],
    [5, false],
    [6, false],
  ])('with %d rows: %s', (count, may) => {
    expect(mayAddReference(count)).toBe(may);
  });
});

// spec: worker-references/two
it('begins with two rows', () => {
  expect(REFERENCES_AT_FIRST).toBe(2);
});

describe('problemsOfReferences', () => {
  it.each([
    ['a complete row', [row], [{}]],
    ['a blank row', [blank], [{}]],
    ['no name', [{ ...row, name: ' ' }], [{ name: 'nameMissing' }]],
    ['no phone', [{ ...row, phone: '' }], [{ phone: 'phoneMissing' }]],
    ['no relationship', [{ ...row, relationship: '' }], [{ relationship: 'relationshipMissing' }]],
    ['a phone that is none', [{ ...row, phone: '12' }], [{ phone: 'phoneInvalid' }]],
    ['a landline', [{ ...row, phone: '020 222222' }], [{ phone: 'phoneInvalid' }]],
    [
      'one number in two spellings',
      [row, { ...row, phone: '+254 700 000 001' }],
      [{}, { phone: 'phoneNamedTwice' }],
    ],
    [
      'two without a phone',
      [
        { ...row, phone: 'x' },
        { ...row, phone: 'x' },
      ],
      [{ phone: expect.any(String) }, { phone: 'phoneInvalid' }],
    ],
    ['a good row behind a blank one', [blank, row], [{}, {}]],
  ])('for %s', (_, rows, problems) => {
    expect(problemsOfReferences(rows)).toStrictEqual(problems);
  });
});

describe('problemsOfSentReferences', () => {
  const other = { ...row, phone: '0700000002' };
  const all = { name: 'nameMissing', phone: 'phoneMissing', relationship: 'relationshipMissing' };
  it.each([
    ['two blank rows', [blank, { ...blank }], [all, all]],
    ['one complete row', [row, blank], [{}, all]],
    ['the second one alone', [blank, row], [all, {}]],
    [
      'one row that was begun',
      [{ ...row, relationship: '' }, blank],
      [{ relationship: 'relationshipMissing' }, all],
    ],
    ['two complete rows and a blank one', [row, blank, other], [{}, {}, {}]],
    ['one complete row and two blank ones', [blank, row, { ...blank }], [all, {}, {}]],
  ])('for %s', (_, rows, problems) => {
    expect(problemsOfSentReferences(rows)).toStrictEqual(problems);
  });
});

describe('flagsOfReference', () => {
  const named = {
    phone: '+254700000001',
    ownPhone: '+254700000002',
    emergencyPhone: null,
    workers: 1,
    isHousehold: false,
  };
  it.each([
    ['somebody named once', {}, []],
    ['by three workers', { workers: 3 }, []],
    ['by four workers', { workers: 4 }, ['named_by_many']],
    ["the worker's own number", { ownPhone: '+254700000001' }, ['own_number']],
    ['a household that ordered a check', { isHousehold: true }, ['household']],
    ['her emergency contact, as she typed it', { emergencyPhone: '0700 000 001' }, ['emergency_contact']],
    ['another emergency contact', { emergencyPhone: '0700 000 003' }, []],
    ['an emergency contact that is no number', { emergencyPhone: 'my aunt' }, []],
    [
      'all at once',
      { ownPhone: '+254700000001', emergencyPhone: '0700000001', workers: 9, isHousehold: true },
      ['own_number', 'household', 'emergency_contact', 'named_by_many'],
    ],
  ])('for %s', (_, facts, flags) => {
    expect(flagsOfReference({ ...named, ...facts })).toEqual(flags);
  });
});

describe('callProblem', () => {
  it.each([
    ['verified', 'Patient with our twins.', [], null],
    ['verified', ' ', [], 'referenceFeedbackMissing'],
    ['verified', 'Kind.', ['named_by_many', 'emergency_contact'], null],
    ['verified', 'Kind.', ['own_number'], 'referencePhoneOwn'],
    ['verified', 'Kind.', ['household'], 'referenceOfHousehold'],
    ['not_reached', '', ['own_number'], null],
    ['not_reached', '', ['household'], null],
    ['refused', '', ['household'], null],
    ['refused', '', [], null],
  ] as const)('%s, %j, %j: %j', (outcome, feedback, flags, problem) => {
    expect(callProblem(outcome, feedback, flags)).toBe(problem);
  });
});
