import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { here, openScreen, press } from '../../../stories/in-test.tsx';
import { achieng } from '../../../stories/people.ts';
import { paths } from '../../paths.ts';
import ReviewsPage from './ReviewsPage.tsx';

const cards = () =>
  within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the sample of reviews', () => {
  // spec: reviews/sample, reviews/sample-average
  it('says that it is one: an average of 4.8 from 12', () => {
    openScreen(ReviewsPage, paths.reviews);
    expect(screen.getByText('Sample data')).toBeTruthy();
    expect(screen.getByText('4.8')).toBeTruthy();
    expect(screen.getByText('from 12 reviews')).toBeTruthy();
  });

  // spec: reviews/sample-cards, reviews/sample-badge
  it('shows each with its author’s initials, date, stars, text and badge', () => {
    openScreen(ReviewsPage, paths.reviews);
    expect(cards()).toHaveLength(12);
    const [first] = cards();
    expect(first).toMatch(/^WSVerified Employer5 out of 5 starsNov 3, 2025Patient with our twins/);
  });

  // spec: reviews/sample-chips
  it('has a chip for all, five, four and three stars, each with its count', () => {
    openScreen(ReviewsPage, paths.reviews);
    const chips = screen.getAllByRole('radio');
    expect(chips.map((chip) => chip.closest('label')?.textContent)).toEqual([
      'All 12',
      '5 stars 10',
      '4 stars 1',
      '3 stars 1',
    ]);
    fireEvent.click(screen.getByRole('radio', { name: /^3 stars/ }));
    expect(cards()).toHaveLength(1);
  });

  // spec: reviews/sample-write
  it("leads by 'Write a Review' to the form, about nobody", async () => {
    openScreen(ReviewsPage, paths.reviews);
    await press('link', 'Write a Review');
    expect(here()).toMatchObject({ pathname: paths.writeReview, state: null });
  });
});

describe('the reviews of one worker', () => {
  it('are hers, without the tag, and lead to a form about her', async () => {
    openScreen(ReviewsPage, paths.reviews, { state: { workerId: achieng.id } });
    expect(await screen.findByText('from 2 reviews')).toBeTruthy();
    expect(screen.queryByText('Sample data')).toBeNull();
    expect(screen.getAllByText('Anonymous Review')).toHaveLength(2);
    expect(screen.queryByRole('radio')).toBeNull();
    await press('link', 'Write a Review');
    expect(here()).toMatchObject({ pathname: paths.writeReview, state: { workerId: achieng.id } });
  });
});
