import { listNannyReviews } from '@repo/api-client/contract/nannies';
import { answers, breaks, waits } from '@repo/api-client/recorded/recorded-calls';
import type { Meta } from '@storybook/react-vite';
import { choose } from '@repo/app-shell/story-kit/gestures';
import { achieng, mercy } from '../../../stories/people.ts';
import { manyReviews } from '../../../stories/reports.ts';
import { screenOf } from '../../../stories/screen.tsx';
import { paths } from '../../paths.ts';
import ReviewsPage from './ReviewsPage.tsx';

const meta = {
  title: 'Screens/Employer/Reviews',
  component: ReviewsPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof ReviewsPage>;
export default meta;

const screen = screenOf(ReviewsPage, paths.reviews);
const of = ({ id }: { readonly id: string }) => ({ state: { workerId: id } });

// spec: reviews/sample
export const Sample = screen({ shows: 'Sample data' });
export const SampleOfThreeStars = screen({
  tags: ['!picture'],
  does: choose(/^3 stars/),
  shows: /^Kind to the children/,
});
export const OfOneWorker = screen({ tags: ['!picture'], ...of(achieng), shows: 'Achieng Otieno' });
export const NoneOfTheseStars = screen({
  ...of(achieng),
  recorded: [answers(listNannyReviews, manyReviews)],
  does: choose(/^3 stars/),
  shows: 'No Matching Reviews',
});
export const NobodyReviewed = screen({ ...of(mercy), shows: 'No Reviews Yet' });
export const Loading = screen({
  ...of(achieng),
  recorded: [waits(listNannyReviews)],
  shows: 'Loading reviews...',
});
export const Failed = screen({
  tags: ['!picture'],
  ...of(achieng),
  recorded: [breaks(listNannyReviews)],
  shows: 'Failed to load reviews. Please try again.',
});
