import { expect, test } from 'vitest';
import { phases } from './plan.ts';
import { isGreen, report, type Row } from './report.ts';

const row = (over: Partial<Row>): Row => ({
  title: 'suite',
  passed: 1,
  failed: 0,
  skipped: 0,
  ran: { exitCode: 0, seconds: 1.25, cached: false },
  failures: [],
  ...over,
});

test('the last line is the sum, in the words that tools look for', () => {
  const rows = [row({ passed: 10, skipped: 2 }), row({ failed: 3, ran: undefined })];
  expect(report(rows).split('\n').at(-1)).toBe('11 passed, 3 failed, 2 skipped');
  expect(report(rows)).toContain('did not run');
});

test('what failed is named between the table and the sum', () => {
  const text = report([row({ failed: 1, failures: ['chip.test.ts › Chip\n    too wide'] }), row({})]);
  expect(text).toMatch(/\n\n✗ suite: chip\.test\.ts › Chip\n {4}too wide\n\n2 passed, 1 failed, 0 skipped$/);
});

test('one failure, or nothing at all, is not green', () => {
  expect(isGreen([row({})])).toBe(true);
  expect(isGreen([row({}), row({ failed: 1 })])).toBe(false);
  expect(isGreen([])).toBe(false);
});

test('every package is type checked, and every suite tells where its result lies', () => {
  const tasks = phases().flatMap((phase) => phase.tasks);
  const ids = tasks.map((task) => task.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(
    expect.arrayContaining([
      '//#check:lint',
      '@repo/api#typecheck',
      '@repo/domain#test',
      '@repo/test-all#test',
    ]),
  );
  for (const task of tasks) expect(task.result !== undefined).toBe(/#(test|e2e|check:rooms)$/.test(task.id));
});
