import { expect, test } from 'vitest';
import { figure } from './figure.ts';
import { promises } from './promises.ts';
import { isGood, summary, table, unmeasured, written } from './report.ts';

const large = figure('size', 12.345, promises.styles, 'too much');
const small = figure('size', 9, promises.styles);
const failure = { part: 'search', error: 'nobody was found' };

test('the table has a line for each figure, with its bound and its commit', () => {
  const lines = table([large], 'abc1234 + changes').split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^✗ +size +12\.3 KB +at most 12 +abc1234 \+ changes +too much$/);
});

test('the summary names the parts that failed beside the figures of the others', () => {
  const text = summary({ commit: 'abc1234', figures: [large, small], failures: [failure] });
  expect(text).toContain('✓  size');
  expect(text).toContain('✗ search failed: nobody was found');
  expect(text).toContain('1 within their bounds, 1 not, 1 without a figure');
});

test.each([
  ['every figure within its bound', [small], [], true],
  ['a figure beyond its bound', [small, large], [], false],
  ['a part that failed', [small], [failure], false],
])('a run with %s', (_, figures, failures, good) => {
  expect(isGood({ commit: 'abc1234', figures, failures })).toBe(good);
});

test('a promise without a figure is named, one with a figure is not', () => {
  const all = Object.values(promises).map((promised) => figure('any', promised.bound, promised));
  expect(unmeasured(all)).toEqual([]);
  expect(unmeasured(all.filter(({ promise }) => promise !== promises.styles.what))).toEqual([
    { part: 'styles of a first load', error: 'no figure was taken' },
  ]);
});

test('the file of results names the commit at each figure', () => {
  const results: unknown = JSON.parse(written({ commit: 'abc1234', figures: [small], failures: [failure] }));
  expect(results).toEqual({ figures: [{ ...small, commit: 'abc1234' }], failures: [failure] });
});
