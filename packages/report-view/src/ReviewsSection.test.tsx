import type { PublishedReview } from '@repo/api-client/queries/workers';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ReviewsSection } from './ReviewsSection.tsx';

afterEach(cleanup);

const review = (id: string, rating: number, isOwn: boolean): PublishedReview => ({
  id,
  nanny_id: '00000000-0000-4000-8000-000000000001',
  rating,
  review: `Words of ${id}`,
  status: 'approved',
  created_at: '2026-11-20T08:00:00Z',
  is_own: isOwn,
});

it('sums the reviews up, then shows each without its author', () => {
  render(<ReviewsSection reviews={[review('one', 5, true), review('two', 4, false)]} />);
  expect(screen.getByRole('region', { name: 'Reviews Summary' }).textContent).toContain('4.5 out of 5');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Verified Employer.*Words of one/),
    expect.stringMatching(/Anonymous Review.*Words of two/),
  ]);
});

it('says that there are no reviews, without an empty list', () => {
  render(<ReviewsSection reviews={[]} />);
  expect(screen.getByText('No reviews yet.')).toBeTruthy();
  expect(screen.queryByText('Individual Reviews')).toBeNull();
});
