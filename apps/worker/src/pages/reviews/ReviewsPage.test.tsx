import { getWorkerReviews } from '@repo/api-client/contract/worker-status';
import { answers } from '@repo/api-client/recorded/recorded-calls';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openScreen } from '../../../stories/in-test.tsx';
import { NOW } from '../../../stories/people.ts';
import { ownReviews } from '../../../stories/worker-status.ts';
import { paths } from '../../paths.ts';
import ReviewsPage from './ReviewsPage.tsx';

const open = (reviews: typeof ownReviews) =>
  openScreen(ReviewsPage, paths.reviews, { recorded: [answers(getWorkerReviews, reviews)] });

beforeEach(() => vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
});

// spec: worker-reviews/rating, worker-reviews/review, worker-reviews/relative
it('shows her rating, how many wrote, and of each who, how many stars, when and what', async () => {
  open({ ...ownReviews, rating: 4.8, reviewCount: 12 });
  await screen.findByRole('heading', { name: 'What employers say' });
  expect(screen.getByText('4.8')).toBeTruthy();
  expect(screen.getByText(/12 reviews/)).toBeTruthy();
  const items = within(screen.getByRole('main')).getAllByRole('listitem');
  const [patient, , cook] = items;
  expect(items).toHaveLength(3);
  expect(patient?.textContent).toContain('Anonymous Review');
  expect(patient?.textContent).toContain('3 days ago');
  expect(patient?.textContent).toContain('She is patient and always on time. Our children ask for her.');
  expect(cook?.textContent).toContain('3 months ago');
  expect(items.map((item) => within(item).getByText(/out of 5 stars/).textContent)).toEqual([
    '5 out of 5 stars',
    '5 out of 5 stars',
    '4 out of 5 stars',
  ]);
});

it('leads from each review to a chat with our team about it', async () => {
  open(ownReviews);
  const links = await screen.findAllByRole('link', { name: /^Report the review of .* to our team/ });
  expect(links).toHaveLength(3);
  expect(links[0]?.getAttribute('href')).toMatch(
    /^https:\/\/wa\.me\/\d+\?text=.*review%20about%20me%20of%20Nov%2020%2C%202026%20is%20wrong/,
  );
});

// spec: worker-reviews/empty, worker-reviews/empty-text
it('says what will be here where nobody has written yet', async () => {
  open({ rating: null, reviewCount: 0, reviews: [] });
  await screen.findByRole('heading', { name: 'No Reviews Yet' });
  expect(screen.getByText('Reviews will appear here after employers rate your work')).toBeTruthy();
});
