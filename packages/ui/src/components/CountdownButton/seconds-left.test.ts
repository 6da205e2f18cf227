import { expect, test } from 'vitest';
import { secondsLeft } from './seconds-left.ts';

test.each([
  [60_000, 0, 60],
  [60_000, 1, 60],
  [60_000, 1_000, 59],
  [60_000, 59_999, 1],
  [60_000, 60_000, 0],
  [60_000, 90_000, 0],
])('until %i, at %i, %i seconds are left', (until, now, seconds) => {
  expect(secondsLeft(until, now)).toBe(seconds);
});
