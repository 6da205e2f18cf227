import { listWrittenReviews } from '@repo/api-client/contract/reviews';
import { answers, breaks, waits } from '@repo/api-client/recorded/recorded-calls';
import type { Meta } from '@storybook/react-vite';
import { screenOf } from '../../../stories/screen.tsx';
import { pendingReview } from '../../../stories/written-reviews.ts';
import { paths } from '../../paths.ts';
import AllReviewsPage from './AllReviewsPage.tsx';

const meta = {
  title: 'Screens/Employer/All Reviews',
  component: AllReviewsPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof AllReviewsPage>;
export default meta;

const screen = screenOf(AllReviewsPage, paths.allReviews);

export const EveryStatus = screen({ shows: 'Mercy Chebet' });
export const NothingWritten = screen({
  recorded: [answers(listWrittenReviews, { reviews: [] })],
  shows: 'Browse Workers',
});
/** A worker without a name, a status of a later version, and evidence that is no web address. */
export const Unknown = screen({
  tags: ['!picture'],
  recorded: [
    answers(listWrittenReviews, {
      reviews: [{ ...pendingReview, nanny_name: null, status: 'archived', evidence_url: 'a photo at home' }],
    }),
  ],
  shows: 'Unknown Name',
});
export const Loading = screen({ recorded: [waits(listWrittenReviews)], shows: 'Loading reviews...' });
export const Failed = screen({
  tags: ['!picture'],
  recorded: [breaks(listWrittenReviews)],
  shows: 'Failed to load reviews. Please try again.',
});
