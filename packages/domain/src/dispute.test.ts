import { describe, expect, it } from 'vitest';
import { HER_SIDE_MAXIMUM, isDisputable, rulingProblem, type DisputeRuling } from './dispute.ts';

it.each([
  ['finding', true],
  ['unable_to_verify', true],
  ['clear', false],
  ['not_applicable', false],
  [null, false],
] as const)('an outcome %s can be disputed: %s', (outcome, can) => {
  expect(isDisputable(outcome)).toBe(can);
});

it('keeps so much of her side of an incident', () => {
  expect(HER_SIDE_MAXIMUM).toBe(10_000);
});

describe('rulingProblem', () => {
  const upheld: DisputeRuling = {
    kind: 'check',
    decision: 'upheld',
    disputed: 'finding',
    outcome: 'clear',
    note: 'Another person of the same name.',
  };
  const rejected: DisputeRuling = { ...upheld, decision: 'rejected', outcome: null };
  const NOTHING_ELSE = 'rulingOutcomeUnexpected';
  const ofRecord = { kind: 'record', disputed: null, outcome: null } as const;

  it.each([
    ['a check that comes to something else', upheld, null],
    ['a check whose finding stands', rejected, null],
    ['a record that falls', { ...upheld, ...ofRecord }, null],
    ['a record that stands', { ...rejected, ...ofRecord }, null],
    ['no reason', { ...rejected, note: ' \n' }, ['note', 'rulingNoteMissing']],
    ['no new outcome of a check', { ...upheld, outcome: null }, ['outcome', 'rulingOutcomeMissing']],
    ['a new outcome of what stands', { ...rejected, outcome: 'clear' }, ['outcome', NOTHING_ELSE]],
    ['an outcome of a record', { ...upheld, ...ofRecord, outcome: 'clear' }, ['outcome', NOTHING_ELSE]],
    [
      'an outcome of a record that stands',
      { ...rejected, ...ofRecord, outcome: 'clear' },
      ['outcome', NOTHING_ELSE],
    ],
    ['the same outcome', { ...upheld, disputed: 'clear' }, ['outcome', 'rulingOutcomeUnchanged']],
  ] as const)('%s', (_, ruling, error) => {
    const [field, code] = error ?? [];
    expect(rulingProblem(ruling)).toEqual(error === null ? null : { field, code });
  });
});
