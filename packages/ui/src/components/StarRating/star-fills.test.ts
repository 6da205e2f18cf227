import { expect, test } from 'vitest';
import { starsOf, spellRating } from './star-fills.ts';

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

test.each([
  [5, '5'],
  [4.5, '4.5'],
  [4.83, '4.8'],
  [4.96, '5'],
  [0, '0'],
])('writes %d as %s', (rating, words) => {
  expect(spellRating(rating)).toBe(words);
});
