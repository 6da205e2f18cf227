import { expect, test } from 'vitest';
import { nextIndex } from './next-index.ts';

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Enter', 1, 3, undefined],
  ['ArrowDown', -1, 0, undefined],
])('%s from %i of %i leads to %s', (key, current, count, next) => {
  expect(nextIndex(key, current, count)).toBe(next);
});
