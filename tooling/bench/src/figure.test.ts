import { expect, test } from 'vitest';
import { figure, median, table } from './figure.ts';

test.each([
  ['at most', 9.99, true],
  ['at most', 10, true],
  ['at most', 10.01, false],
  ['at least', 10, true],
  ['at least', 9.99, false],
  ['at most', Number.NaN, false],
  ['at least', Number.POSITIVE_INFINITY, false],
] as const)('%s 10: %d is within: %j', (sense, value, ok) => {
  expect(figure('size', value, [sense, 10, 'KB']).ok).toBe(ok);
});

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
  [[], Number.NaN],
])('median of %j', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('the table has a line for each figure, with its bound', () => {
  const lines = table([figure('size', 12.345, ['at most', 10, 'KB'], 'too much')]).split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^✗ +size +12\.3 KB +at most 10 +too much$/);
});
