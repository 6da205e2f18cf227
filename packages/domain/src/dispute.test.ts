import { describe, expect, it } from 'vitest';
import {
  DISPUTE_WORDS_MISSING,
  HER_SIDE_FULL,
  HER_SIDE_MAXIMUM,
  HER_SIDE_MISSING,
  isDisputable,
  rulingError,
  type DisputeRuling,
} from './dispute.ts';

it.each([
  ['finding', true],
  ['unable_to_verify', true],
  ['clear', false],
  ['not_applicable', false],
  [null, false],
] as const)('an outcome %s can be disputed: %s', (outcome, can) => {
  expect(isDisputable(outcome)).toBe(can);
});

it('asks for her words at a finding and at an incident', () => {
  expect([DISPUTE_WORDS_MISSING, HER_SIDE_MISSING]).toEqual([
    'Please write why this is wrong.',
    'Please write what happened.',
  ]);
  expect(HER_SIDE_MAXIMUM).toBe(10_000);
  expect(HER_SIDE_FULL).toMatch(/^There is no room for so many more words here\..+\.$/);
});

describe('rulingError', () => {
  const upheld: DisputeRuling = {
    kind: 'check',
    decision: 'upheld',
    disputed: 'finding',
    outcome: 'clear',
    note: 'Another person of the same name.',
  };
  const rejected: DisputeRuling = { ...upheld, decision: 'rejected', outcome: null };
  const NOTHING_ELSE = 'Only a check whose dispute is upheld comes to something else.';
  const ofRecord = { kind: 'record', disputed: null, outcome: null } as const;

  it.each([
    ['a check that comes to something else', upheld, null],
    ['a check whose finding stands', rejected, null],
    ['a record that falls', { ...upheld, ...ofRecord }, null],
    ['a record that stands', { ...rejected, ...ofRecord }, null],
    ['no reason', { ...rejected, note: ' \n' }, ['note', 'Please write why: the worker reads it.']],
    [
      'no new outcome of a check',
      { ...upheld, outcome: null },
      ['outcome', 'Please say what the check comes to now.'],
    ],
    ['a new outcome of what stands', { ...rejected, outcome: 'clear' }, ['outcome', NOTHING_ELSE]],
    ['an outcome of a record', { ...upheld, ...ofRecord, outcome: 'clear' }, ['outcome', NOTHING_ELSE]],
    [
      'an outcome of a record that stands',
      { ...rejected, ...ofRecord, outcome: 'clear' },
      ['outcome', NOTHING_ELSE],
    ],
    [
      'the same outcome',
      { ...upheld, disputed: 'clear' },
      ['outcome', 'The check says this already. A dispute that is right changes it.'],
    ],
  ] as const)('%s', (_, ruling, error) => {
    const [field, message] = error ?? [];
    expect(rulingError(ruling)).toEqual(error === null ? null : { field, message });
  });
});
