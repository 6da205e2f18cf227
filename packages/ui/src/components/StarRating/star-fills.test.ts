import { expect, test } from 'vitest';
import { starsOf } from './star-fills.ts';

const drawn = (rating: number) =>
  starsOf(rating)
    .map(({ fill }) => ({ empty: '-', half: '+', full: '*' })[fill])
    .join('');

test.each([
  [0, '-----'],
  [0.24, '-----'],
  [0.25, '+----'],
  [1, '*----'],
  [3.7, '***+-'],
  [4.5, '****+'],
  [4.74, '****+'],
  [4.75, '*****'],
  [5, '*****'],
])('draws %d as %s', (rating, stars) => {
  expect(drawn(rating)).toBe(stars);
});

test.each([-0.1, 5.1, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d, which is no rating', (rating) => {
  expect(() => starsOf(rating)).toThrow(RangeError);
});
