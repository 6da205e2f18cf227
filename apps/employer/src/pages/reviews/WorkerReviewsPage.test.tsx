// @vitest-environment happy-dom
import { deleteReview, getMyReview, writeReview } from '@repo/api-client/contract/reviews';
import { answers, once, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accepting } from '../../../stories/household.ts';
import { here, openScreen, press } from '../../../stories/in-test.tsx';
import { achieng, mercy } from '../../../stories/people.ts';
import { pendingReview, rejectedReview } from '../../../stories/written-reviews.ts';
import { paths } from '../../paths.ts';
import WorkerReviewsPage from './WorkerReviewsPage.tsx';

const open = (workerId: string, recorded: readonly Recording[] = accepting) =>
  openScreen(WorkerReviewsPage, paths.workerReviews, { state: { workerId }, recorded });
const none = answers(getMyReview, { review: null, refusal: null });
const pending = answers(getMyReview, { review: pendingReview, refusal: 'already-pending' });
const rejected = answers(getMyReview, { review: rejectedReview, refusal: null });
const type = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

/** Opens Achieng's reviews, and keeps what is sent. */
function openListening(recorded: readonly Recording[]): readonly unknown[] {
  const bodies: unknown[] = [];
  open(achieng.id, recorded);
  const answering = globalThis.fetch;
  globalThis.fetch = (address, init) => {
    if (typeof init?.body === 'string') bodies.push(JSON.parse(init.body));
    return answering(address, init);
  };
  return bodies;
}

describe('a worker’s reviews', () => {
  it('tell what was submitted, and that it was an additional one', async () => {
    open(mercy.id, [once(writeReview, pending), none, ...accepting]);
    await press('button', 'Write a Review');
    await type(/^Your Review/, 'She is kind.');
    await press('button', 'Submit Review');
    expect(await screen.findByText('Review submitted (pending admin approval)')).toBeTruthy();
    expect(screen.getByText('Pending Approval')).toBeTruthy();
    expect(screen.queryByText(/Additional/)).toBeNull();
  });

  it('say that it was an additional one', async () => {
    open(mercy.id, [once(writeReview, pending), rejected, ...accepting]);
    await press('button', 'Add Another Review');
    await type(/^Your Review/, 'She came back.');
    await press('button', 'Submit Review');
    expect(await screen.findByText('Additional review submitted (pending admin approval)')).toBeTruthy();
  });

  it('send an edit trimmed, with null for what is empty', async () => {
    const bodies = openListening(accepting);
    await press('button', 'Edit');
    await type(/^Your Review/, '  She is kind. ');
    await type(/^Incident Report/, '  ');
    await type(/^Evidence/, ' https://test.example/a ');
    await press('radio', '2 stars');
    await press('button', 'Update Review');
    expect(await screen.findByText('Review updated (pending admin approval)')).toBeTruthy();
    expect(bodies).toEqual([
      { rating: 2, review: 'She is kind.', incident_report: null, evidence_url: 'https://test.example/a' },
    ]);
  });

  it('ask before one is deleted, and leave it there on a no', async () => {
    open(achieng.id, [once(deleteReview, none), ...accepting]);
    await press('button', 'Delete');
    const question = 'Are you sure you want to delete this review?';
    await screen.findByRole('alertdialog', { name: question });
    fireEvent.click(screen.getAllByRole('button', { name: 'Cancel' }).at(-1) ?? document.body);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByText('Pending Approval')).toBeTruthy();
    await press('button', 'Delete');
    await screen.findByRole('alertdialog', { name: question });
    await press('button', 'Delete');
    expect(await screen.findByText('Review deleted')).toBeTruthy();
    expect(screen.getByText('You have not reviewed this worker yet.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });

  it('name nobody but the reader', async () => {
    open(achieng.id);
    expect(await screen.findAllByText('Anonymous Review')).toHaveLength(2);
    expect(screen.queryByText('Verified Employer')).toBeNull();
    expect(document.title).not.toContain('Achieng');
  });

  it('lead to the filter and to all that she wrote', async () => {
    open(achieng.id);
    await press('link', 'Filter by stars');
    expect(here()).toMatchObject({ pathname: paths.reviews, state: { workerId: achieng.id } });
  });
});
