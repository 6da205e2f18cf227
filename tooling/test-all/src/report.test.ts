import { expect, test } from 'vitest';
import { isGreen, line, report, type Row } from './report.ts';

const row = (over: Partial<Row>): Row => ({
  title: 'suite',
  passed: 1,
  failed: 0,
  skipped: 0,
  flaky: 0,
  seconds: 1.25,
  cached: false,
  failures: [],
  flakyTests: [],
  log: '.turbo/suite.log',
  ...over,
});
const lines = (rows: readonly Row[]) => report(rows, []).split('\n');

test('a suite is one line, with how long it took', () => {
  expect(line(row({ passed: 12, skipped: 3 }), 8)).toBe('✓ suite         12       0       3  1.3 s');
  expect(line(row({ failed: 1, cached: true }), 8)).toBe('✗ suite          1       1       0  cached');
});

test('the last line is the sum, in the words that tools look for', () => {
  expect(lines([row({ passed: 10, skipped: 2 }), row({ failed: 3 })]).at(-1)).toBe(
    '11 passed, 3 failed, 2 skipped',
  );
});

test('what failed is named, and where the whole of it can be read', () => {
  const text = report([row({ failed: 1, failures: ['chip.test.ts › Chip\n    too wide'] }), row({})], []);
  expect(text).toContain('\n✗ suite: chip.test.ts › Chip\n    too wide\n');
  expect(text).toContain('\nsuite: all that was said is in .turbo/suite.log\n');
  expect(report([row({})], [])).not.toContain('.log');
});

test('one failure, or nothing at all, is not green', () => {
  expect(isGreen([row({})])).toBe(true);
  expect(isGreen([row({}), row({ failed: 1 })])).toBe(false);
  expect(isGreen([])).toBe(false);
});

test('what passed when tried again is named and counted, and lets the run pass', () => {
  const rows = [
    row({ passed: 9, flaky: 1, flakyTests: ['a.e2e.ts › waits\n    late'] }),
    row({ passed: 5, flaky: 2 }),
  ];
  expect(report(rows, [])).toContain('~ suite, passed when tried again: a.e2e.ts › waits\n    late\n');
  expect(lines(rows).slice(-3)).toEqual(['', '3 flaky', '14 passed, 0 failed, 0 skipped']);
  expect(isGreen(rows)).toBe(true);
});

test('more than three of those fail the run: the others count as failed', () => {
  const rows = [row({ passed: 9, flaky: 3 }), row({ passed: 5, flaky: 2 })];
  expect(lines(rows).slice(-3)).toEqual([
    'More than 3 tests passed only when tried again: those beyond count as failed.',
    '5 flaky',
    '12 passed, 2 failed, 0 skipped',
  ]);
  expect(isGreen(rows)).toBe(false);
});

test('each phase tells its clock, and one that is over its budget says so', () => {
  const text = report(
    [row({})],
    [
      { title: 'checks', seconds: 83.4, budget: 60 },
      { title: 'journeys', seconds: 60, budget: 240 },
    ],
  );
  expect(text).toContain('⚠ phase checks: 83 s of 60 s, over its budget\n');
  expect(text).toContain('\n  phase journeys: 60 s of 240 s\n');
  expect(text).toContain('\n  phase all: 143 s of 300 s\n');
});
