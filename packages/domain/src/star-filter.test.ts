import { describe, expect, it } from 'vitest';
import { hasStars, starCounts, starFilterLabels, starFilters } from './star-filter.ts';

it('offers all, five, four and three stars', () => {
  expect(starFilters.map((filter) => starFilterLabels[filter])).toEqual([
    'All',
    '5 stars',
    '4 stars',
    '3 stars',
  ]);
});

describe('hasStars', () => {
  it.each([
    ['all', 1, true],
    ['all', 5, true],
    ['5', 5, true],
    ['5', 4, false],
    ['4', 4, true],
    ['4', 5, false],
    ['3', 3, true],
    ['3', 2, false],
  ] as const)('%s leaves a review of %d stars: %s', (filter, rating, left) => {
    expect(hasStars(filter, rating)).toBe(left);
  });
});

describe('starCounts', () => {
  it.each([
    ['none', [], { all: 0, '5': 0, '4': 0, '3': 0 }],
    ['one of each', [1, 2, 3, 4, 5], { all: 5, '5': 1, '4': 1, '3': 1 }],
    ['several', [5, 5, 4, 1, 1], { all: 5, '5': 2, '4': 1, '3': 0 }],
  ])('of %s', (_, ratings, counts) => {
    expect(starCounts(ratings)).toEqual(counts);
  });
});
