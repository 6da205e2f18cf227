import { lines } from './line.ts';

/** spec/worker-and-public.md section 2.15, with her own reviews in the place of its sample (decisions 3). */
export const workerReviews = lines('worker-reviews', {
  rating: [
    'Rating 4.8, 12 reviews',
    'apps/worker/src/pages/reviews/ReviewsPage.test.tsx > shows her rating, how many wrote, and of each who, how many stars, when and what',
  ],
  review: [
    'Each review with reviewer, 1-5 stars, relative date and text (employers are promised not to be named: a reviewer and her initials are nobody’s)',
    'apps/worker/src/pages/reviews/ReviewsPage.test.tsx > shows her rating, how many wrote, and of each who, how many stars, when and what',
    'apps/api/test/worker-standing.test.ts > are the approved ones alone, newest first, without a word of who wrote them or what they allege',
  ],
  relative: [
    'Relative date of a review',
    'apps/worker/src/pages/reviews/ReviewsPage.test.tsx > shows her rating, how many wrote, and of each who, how many stars, when and what',
    'packages/domain/src/relative-date.test.ts > of %d days ago',
  ],
  empty: [
    "Empty state 'No Reviews Yet'",
    'apps/worker/src/pages/reviews/ReviewsPage.test.tsx > says what will be here where nobody has written yet',
  ],
  'empty-text': [
    "'Reviews will appear here after employers rate your work'",
    'apps/worker/src/pages/reviews/ReviewsPage.test.tsx > says what will be here where nobody has written yet',
  ],
});
