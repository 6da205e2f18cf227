import { expect, it } from 'vitest';
import type { AccessLevel } from './packages.ts';
import { pointsWithoutPackage } from './points-without-package.ts';
import { breakdownFor } from './trust-breakdown.ts';
import { trustComponents, trustPoints } from './trust-score.ts';
import { explainedRows } from './trust-words.ts';

const breakdown = trustComponents.map((component) => ({
  component,
  state: 'not_checked' as const,
  points: 0,
  max: trustPoints[component],
}));

it.each<[AccessLevel, string | null]>([
  [
    'none',
    'Without a package a worker can earn 25 points. The checks of a package can earn 75 more: the locked ones.',
  ],
  ['lite', null],
  ['standard', null],
  ['premium', null],
])('tells a reader with %s what the points need: %s', (level, words) => {
  expect(pointsWithoutPackage(explainedRows(breakdownFor(level, breakdown)))).toBe(words);
});

it('tells nothing where no row is locked, as of a worker without parts', () => {
  expect(pointsWithoutPackage([])).toBeNull();
});
