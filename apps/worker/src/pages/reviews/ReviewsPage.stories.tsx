import { getWorkerReviews } from '@repo/api-client/contract/worker-status';
import { answers, breaks, waits } from '@repo/api-client/recorded/recorded-calls';
import type { Meta } from '@storybook/react-vite';
import { screenOf } from '../../../stories/screen.tsx';
import { ownReviews } from '../../../stories/worker-status.ts';
import { paths } from '../../paths.ts';
import ReviewsPage from './ReviewsPage.tsx';

const meta = {
  title: 'Screens/Worker/Reviews',
  component: ReviewsPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof ReviewsPage>;
export default meta;

const screen = screenOf(ReviewsPage, paths.reviews);
const some = [answers(getWorkerReviews, ownReviews)];
const none = [answers(getWorkerReviews, { rating: null, reviewCount: 0, reviews: [] })];

export const Some = screen({ recorded: some, shows: '3 days ago' });
export const SomeInKiswahili = screen({ recorded: some, language: 'sw', shows: 'Siku 3 zilizopita' });
export const None = screen({ tags: ['!picture'], recorded: none, shows: 'No Reviews Yet' });
export const NoneInKiswahili = screen({ recorded: none, language: 'sw', shows: 'Bado Hakuna Maoni' });
export const Loading = screen({
  tags: ['!picture'],
  recorded: [waits(getWorkerReviews)],
  shows: 'Loading...',
});
export const LoadFailed = screen({
  tags: ['!picture'],
  recorded: [breaks(getWorkerReviews)],
  shows: 'Network error. Please try again.',
});
