import { describe, expect, it } from 'vitest';
import { checkKinds, checkOutcomes } from './check.ts';
import { answerEndsAt, entersReport, waitsForAnswer } from './finding-answer.ts';

it('waits for the worker with findings alone, and not with an identity', () => {
  const waiting = checkKinds.flatMap((kind) =>
    checkOutcomes.filter((outcome) => waitsForAnswer(kind, outcome)).map((outcome) => `${kind} ${outcome}`),
  );
  expect(waiting).toEqual([
    'references finding',
    'criminal_record finding',
    'social_media finding',
    'health finding',
    'work_history finding',
    'misconduct_registry finding',
    'final_review finding',
  ]);
});

it('gives five days from the first decision', () => {
  expect(answerEndsAt(new Date('2026-11-27T09:30:00Z'))).toEqual(new Date('2026-12-02T09:30:00Z'));
});

describe('a finding that two members agreed on', () => {
  const end = new Date('2026-12-02T09:30:00Z');
  const before = new Date(end.getTime() - 1);
  it.each([
    ['before the end', before, false, false, false],
    ['at the end', end, false, false, true],
    ['before the end, when she has nothing to add', before, true, false, true],
    ['at the end, disputed', end, false, true, false],
    ['before the end, disputed though she had nothing to add', before, true, true, false],
  ])('enters the report %s', (_when, now, saidAll, disputed, expected) => {
    expect(entersReport({ inReportFrom: end, saidAll, disputed }, now)).toBe(expected);
  });
});
