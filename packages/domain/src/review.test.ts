import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  averageRating,
  averageRatingText,
  DEFAULT_RATING,
  mayAddReview,
  mayEditReview,
  mayWriteReview,
  optionalText,
  recommendationRate,
  REVIEW_COUNTER_LETTERS,
  reviewByline,
  reviewErrors,
  reviewMachine,
  reviewStatusOf,
} from './review.ts';
import { reviewStates } from './status-vocabulary.ts';

const review = { rating: 5, review: 'She is kind.', evidence_url: null };
const link = 'Please enter a link that starts with http:// or https://';

describe('reviewErrors', () => {
  // spec: constants/rating
  it.each([1, 2, 3, 4, DEFAULT_RATING])('takes a review with %d stars', (rating) => {
    expect(reviewErrors('write', { ...review, rating })).toEqual({});
  });

  // spec: reviews/rating-invalid, write-review/rating, constants/rating
  it.each([0, 6, -1, 4.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d stars', (rating) => {
    expect(reviewErrors('profile', { ...review, rating })).toEqual({
      rating: 'Please select a valid rating (1-5 stars)',
    });
    expect(reviewErrors('write', { ...review, rating })).toEqual({
      rating: 'Please select a rating between 1 and 5 stars.',
    });
  });

  // spec: reviews/text-required, write-review/text-required
  it.each(['', '  ', '\n'])('refuses the text %j, in the words of each screen', (text) => {
    expect(reviewErrors('profile', { ...review, review: text })).toEqual({ review: 'Please enter a review' });
    expect(reviewErrors('write', { ...review, review: text })).toEqual({
      review: 'Please write a review before submitting.',
    });
  });

  // spec: write-review/counter-soft, constants/review-counter
  it('does not refuse a text longer than the counter shows', () => {
    expect(REVIEW_COUNTER_LETTERS).toBe(1000);
    expect(reviewErrors('write', { ...review, review: 'a'.repeat(1001) })).toEqual({});
  });

  it.each([
    'https://test.example',
    'http://test.example/path?query=1#part',
    'HTTPS://TEST.EXAMPLE',
    ' https://test.example/a ',
    'https://test.example?q',
    'https://test.example#part',
    'https://test.example:8080/',
    'https://a/b',
    '',
    '  ',
    null,
    undefined,
  ])('takes %j for evidence', (evidence) => {
    expect(
      reviewErrors('write', {
        rating: 5,
        review: 'x',
        ...(evidence === undefined ? {} : { evidence_url: evidence }),
      }),
    ).toEqual({});
  });

  it.each([
    ['javascript', 'alert(1)'].join(':'),
    'data:text/html,x',
    'ftp://test.example',
    'test.example',
    'https:/test.example',
    'https://',
    'https:///path',
    'https://?query',
    'https://test.example/with space',
    'see https://test.example',
    'xhttps://test.example',
    'file:///etc/passwd',
  ])('refuses %j for evidence', (evidence) => {
    expect(reviewErrors('write', { ...review, evidence_url: evidence })).toEqual({ evidence_url: link });
  });

  it('names every refused field at once', () => {
    const all = reviewErrors('write', { rating: 0, review: '', evidence_url: 'x' });
    expect(Object.keys(all).toSorted()).toEqual(['evidence_url', 'rating', 'review']);
  });
});

// spec: write-review/trimmed
it.each([
  ['', null],
  ['  ', null],
  [null, null],
  [undefined, null],
  [' text ', 'text'],
])('sends the optional text %j as %j', (text, sent) => {
  expect(optionalText(text)).toBe(sent);
});

describe('who may write', () => {
  it.each([
    [false, false, false],
    [true, false, true],
    [false, true, true],
    [true, true, true],
  ])('with a paid check: %s, an accepted invitation: %s, an employer may: %s', (check, invitation, may) => {
    expect(mayWriteReview({ hasPaidCheck: check, hasAcceptedInvitation: invitation })).toBe(may);
  });

  // spec: reviews/edit-pending
  it.each([
    ['pending', true],
    ['approved', false],
    ['rejected', false],
  ] as const)('a %s review may be edited or deleted: %s', (status, may) => {
    expect(mayEditReview(status)).toBe(may);
  });

  it.each([
    ['none', [], true],
    ['an approved one', ['approved'], true],
    ['a rejected one', ['rejected'], true],
    ['a pending one', ['pending'], false],
    ['a pending one among others', ['approved', 'pending'], false],
  ] as const)('with %s of her own an employer may add one', (_, own, may) => {
    expect(mayAddReview(own)).toBe(may);
  });
});

describe('a status off the wire', () => {
  it.each(reviewMachine.states)('%s is known and has words', (status) => {
    expect(reviewStatusOf(status)).toBe(status);
    expect(reviewStates[status].english).toMatch(/^[A-Z]/);
  });
  it.each(['', 'Pending', 'withdrawn'])('%j is not known', (status) => {
    expect(reviewStatusOf(status)).toBeNull();
  });
});

// spec: report/average
describe('averageRating', () => {
  it.each([
    ['none', [], null],
    ['one', [4], 4],
    ['two', [4, 5], 4.5],
    ['three, rounded down', [4, 4, 5], 4.3],
    ['three, rounded up', [4, 5, 5], 4.7],
    ['all alike', [1, 1, 1], 1],
  ])('of %s', (_, ratings, average) => {
    expect(averageRating(ratings)).toBe(average);
  });

  // spec: constants/average
  it('lies between the lowest and the highest, with one decimal', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), (ratings) => {
        const average = averageRating(ratings) ?? 0;
        expect(average).toBeGreaterThanOrEqual(Math.min(...ratings));
        expect(average).toBeLessThanOrEqual(Math.max(...ratings));
        expect(average).toBe(Number(average.toFixed(1)));
      }),
    );
  });

  it.each([
    [5, '5.0'],
    [4.5, '4.5'],
    [4.83, '4.8'],
    [4.35, '4.4'],
    [4.96, '5.0'],
    [0, '0.0'],
  ])('of %d is written %s', (average, text) => {
    expect(averageRatingText(average)).toBe(text);
  });
});

// spec: report/recommendation-rate, constants/recommendation-rate
describe('recommendationRate', () => {
  it.each([
    ['none', [], null],
    ['three stars', [3], 0],
    ['four stars', [4], 100],
    ['five and three stars', [5, 3], 50],
    ['two of three', [4, 5, 1], 67],
    ['one of three', [4, 1, 1], 33],
  ])('of %s', (_, ratings, rate) => {
    expect(recommendationRate(ratings)).toBe(rate);
  });
});

// spec: reviews/own-badge
it('names nobody: the own review carries a badge, any other is anonymous', () => {
  expect(reviewByline(true)).toBe('Verified Employer');
  expect(reviewByline(false)).toBe('Anonymous Review');
});
