import { expect, test } from 'vitest';
import { starsOf } from './star-fills.ts';

const drawn = (rating: number) => starsOf(rating).map(({ share }) => share);

test.each([
  [0, [0, 0, 0, 0, 0]],
  [0.24, [0.2, 0, 0, 0, 0]],
  [1, [1, 0, 0, 0, 0]],
  [3.7, [1, 1, 1, 0.7, 0]],
  [4.5, [1, 1, 1, 1, 0.5]],
  [4.833, [1, 1, 1, 1, 0.8]],
  [4.96, [1, 1, 1, 1, 1]],
  [5, [1, 1, 1, 1, 1]],
])('draws %d as %j', (rating, stars) => {
  expect(drawn(rating)).toEqual(stars);
});

test.each([-0.1, 5.1, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d, which is no rating', (rating) => {
  expect(() => starsOf(rating)).toThrow(RangeError);
});
