import { expect, test } from 'vitest';
import { toPercent } from './percent.ts';

test.each([
  [0, 100, 0],
  [39.4, 100, 39],
  [39.5, 100, 40],
  [100, 100, 100],
  [140, 100, 100],
  [-3, 100, 0],
  [4, 6, 67],
  [1, 0, 0],
  [Number.NaN, 100, 0],
  [Number.POSITIVE_INFINITY, 100, 0],
])('%f of %f is shown as %i', (value, total, share) => {
  expect(toPercent(value, total)).toBe(share);
});
