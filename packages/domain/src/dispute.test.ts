import { describe, expect, it } from 'vitest';
import { findingStands, isDisputable, isDisputed, rulingError, type DisputeRuling } from './dispute.ts';

it.each([
  [null, true, false],
  ['open', true, true],
  ['upheld', false, false],
  ['rejected', true, false],
  ['withdrawn', true, false],
] as const)(
  'with a dispute that is %s the finding stands: %s; it is marked as disputed: %s',
  (status, stands, marked) => {
    expect(findingStands(status)).toBe(stands);
    expect(isDisputed(status)).toBe(marked);
  },
);

it.each([
  ['finding', true],
  ['unable_to_verify', true],
  ['clear', false],
  ['not_applicable', false],
  [null, false],
] as const)('an outcome %s can be disputed: %s', (outcome, can) => {
  expect(isDisputable(outcome)).toBe(can);
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
  const ofRecord = { kind: 'record', disputed: null, outcome: null } as const;

  it.each([
    ['a check that comes to something else', upheld, null],
    ['a check whose finding stands', rejected, null],
    ['a record that falls', { ...upheld, ...ofRecord }, null],
    ['a record that stands', { ...rejected, ...ofRecord }, null],
    ['no reason', { ...rejected, note: ' \n' }, 'note'],
    ['no new outcome of a check', { ...upheld, outcome: null }, 'outcome'],
    ['a new outcome of what stands', { ...rejected, outcome: 'clear' }, 'outcome'],
    ['an outcome of a record', { ...upheld, ...ofRecord, outcome: 'clear' }, 'outcome'],
    ['the same outcome', { ...upheld, disputed: 'clear' }, 'outcome'],
  ] as const)('%s', (_, ruling, field) => {
    expect(rulingError(ruling)?.field ?? null).toBe(field);
  });
});
