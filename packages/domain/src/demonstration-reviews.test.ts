import { expect, it } from 'vitest';
import { isCalendarDay } from './dates.ts';
import { sampleReviews } from './demonstration-reviews.ts';
import { averageRating } from './review.ts';
import { starCounts } from './star-filter.ts';

it('is an average of 4.8 from 12 reviews, with something under every chip', () => {
  const ratings = sampleReviews.map(({ rating }) => rating);
  expect(averageRating(ratings)).toBe(4.8);
  expect(starCounts(ratings)).toEqual({ all: 12, '5': 10, '4': 1, '3': 1 });
});

it('names each, dates each, newest first', () => {
  expect(new Set(sampleReviews.map(({ id }) => id)).size).toBe(12);
  expect(sampleReviews[0]?.id).toBe('sample-1');
  expect(sampleReviews.every(({ date, author, text }) => isCalendarDay(date) && author && text)).toBe(true);
  const dates = sampleReviews.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});
