import { getNanny, listNannyReviews } from '@repo/api-client/contract/nannies';
import { changeReview, deleteReview, writeReview } from '@repo/api-client/contract/reviews';
import { answers, breaks, once, refuses, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accepting } from '../../../stories/household.ts';
import { atDesk, here, onPhone, openScreen, press } from '../../../stories/in-test.tsx';
import { leavePage } from '../../../stories/reload.ts';
import { achieng, mercy } from '../../../stories/people.ts';
import { manyReviews, reviews } from '../../../stories/reports.ts';
import { own, pendingReview, rejectedReview, waiting } from '../../../stories/written-reviews.ts';
import { paths } from '../../paths.ts';
import WorkerReviewsPage from './WorkerReviewsPage.tsx';

const QUESTION = 'Are you sure you want to delete this review?';

const open = (workerId: string, recorded: readonly Recording[] = accepting) =>
  openScreen(WorkerReviewsPage, paths.workerReviews, { state: { workerId }, recorded });
const type = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const part = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('section') ?? document.body);
};
const sections = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const asked = () => screen.findByRole('alertdialog', { name: QUESTION });

/** Opens the reviews of Achieng and records the sent bodies. */
function openListening(review = pendingReview): readonly unknown[] {
  const bodies: unknown[] = [];
  const isDecided = review !== pendingReview;
  open(achieng.id, isDecided ? [...own(review), ...accepting] : accepting);
  const answering = globalThis.fetch;
  globalThis.fetch = (address, init) => {
    if (typeof init?.body === 'string') bodies.push(JSON.parse(init.body));
    return answering(address, init);
  };
  return bodies;
}

describe('the reviews of a worker', () => {
  // spec: reviews/own, reviews/pending
  it("begin with the employer's own, which is pending, and what only the team reads of it", async () => {
    open(achieng.id);
    const mine = await part('Your Review');
    expect(sections()).toEqual(['Your Review', 'Approved Reviews', 'What happens next']);
    expect(mine.getByText('Pending Approval')).toBeTruthy();
    expect(mine.getByText(/left the gate open/)).toBeTruthy();
    const link = mine.getByRole('link', { name: /photos\.example/ });
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  // spec: reviews/approved, reviews/anonymous
  it('show the approved ones without anybody’s name, with their average and recommendation rate', async () => {
    open(achieng.id);
    const approved = await part('Approved Reviews');
    expect(approved.getAllByText('Anonymous Review')).toHaveLength(2);
    expect(approved.queryByText('Verified Employer')).toBeNull();
    expect(approved.getByText('4.5')).toBeTruthy();
    expect(approved.getByText('from 2 reviews')).toBeTruthy();
    expect(approved.getByText('100%')).toBeTruthy();
    expect(document.title).not.toContain('Achieng');
  });

  // spec: reviews/own-badge-shown
  it("put the 'Verified Employer' badge on the employer's own", async () => {
    const [first, ...others] = reviews.map((review) => ({ ...review, is_own: false }));
    if (first === undefined) throw new Error('There are reviews');
    const mine = { ...rejectedReview, status: 'approved' };
    open(achieng.id, [...own(mine), answers(listNannyReviews, [{ ...first, is_own: true }, ...others])]);
    const approved = await part('Approved Reviews');
    expect(approved.getAllByText('Verified Employer')).toHaveLength(1);
    expect(approved.getAllByText('Anonymous Review')).toHaveLength(1);
    const writing = await part('Your Review');
    expect(writing.getByRole('button', { name: 'Add Another Review' })).toBeTruthy();
    expect(sections()).toEqual(['Approved Reviews', 'Your Review']);
  });

  // spec: reviews/pending-filtered
  it('leave out pending ones of other workers', async () => {
    open(mercy.id);
    expect(await screen.findByText('You have not reviewed this worker yet.')).toBeTruthy();
    expect(screen.queryByText('Pending Approval')).toBeNull();
  });

  it('lead to no filter by stars where they can be read one by one', async () => {
    open(achieng.id);
    await part('Approved Reviews');
    expect(screen.queryByRole('link', { name: 'Filter by stars' })).toBeNull();
  });

  it('lead to the filter by stars', async () => {
    open(achieng.id, [...accepting, answers(listNannyReviews, manyReviews)]);
    await press('link', 'Filter by stars');
    expect(here()).toMatchObject({ pathname: paths.reviews, state: { workerId: achieng.id } });
  });

  it('lead whoever knows the worker to reporting an incident', async () => {
    open(mercy.id, own(null));
    await press('link', 'Report an Incident');
    expect(here()).toMatchObject({ pathname: paths.workerAlert, state: { workerId: mercy.id } });
  });

  it('offer no report of an incident to who does not know her well enough', async () => {
    open(mercy.id, own(null, 'no-tie'));
    await screen.findByText('You have not reviewed this worker yet.');
    expect(screen.queryByRole('link', { name: 'Report an Incident' })).toBeNull();
  });

  // spec: errors/worker-not-found
  it('of nobody: the title and words of the catalogue, and the way back', async () => {
    open(achieng.id, [refuses(getNanny, 404, 'Worker not found')]);
    expect(await screen.findByRole('heading', { name: 'Worker Not Found' })).toBeTruthy();
    expect(screen.getByText('Unable to load worker profile')).toBeTruthy();
  });
});

describe('adding a review', () => {
  // spec: reviews/add, errors/alert-review
  it('tells that it was submitted and waits for the team', async () => {
    open(mercy.id, [
      ...once(writeReview, waiting({ ...pendingReview, nanny_id: mercy.id })),
      ...own(null),
      ...accepting,
    ]);
    await press('button', 'Write a Review');
    await type(/^Your Review/, 'She is kind.');
    await press('button', 'Submit Review');
    expect(await screen.findByText('Review submitted (pending admin approval)')).toBeTruthy();
    expect(screen.getByText('Pending Approval')).toBeTruthy();
  });

  // spec: reviews/add, reviews/add-another, errors/alert-review-additional
  it.each(['approved', 'rejected'])('beside one that was %s tells that it was additional', async (status) => {
    open(mercy.id, [...own({ ...rejectedReview, nanny_id: mercy.id, status }), ...accepting]);
    await press('button', 'Add Another Review');
    await type(/^Your Review/, 'She came back.');
    await press('button', 'Submit Review');
    expect(await screen.findByText('Additional review submitted (pending admin approval)')).toBeTruthy();
  });

  it('that was not published says why, and is where another one begins', async () => {
    const bodies = openListening({ ...rejectedReview, nanny_id: achieng.id });
    const mine = await part('Your Review');
    expect(mine.getByText('Rejected')).toBeTruthy();
    expect(mine.getByText(/It names her children/)).toBeTruthy();
    await press('button', 'Add Another Review');
    expect((await screen.findByLabelText<HTMLTextAreaElement>(/^Your Review/)).value).toMatch(
      /^Kind and careful/,
    );
    await type(/^Your Review/, 'Kind and careful.');
    await press('button', 'Submit Review');
    expect(await screen.findByText('Additional review submitted (pending admin approval)')).toBeTruthy();
    expect(bodies).toEqual([
      { rating: 4, review: 'Kind and careful.', incident_report: null, evidence_url: null },
    ]);
  });

  it.each([
    ['before the reviews of others on a phone', onPhone, ['Write It Again', 'Approved Reviews']],
    ['beside them at a desk', atDesk, ['Approved Reviews', 'Write It Again']],
  ] as const)('after a rejected one is offered %s', async (_, at, order) => {
    at();
    open(achieng.id, own({ ...rejectedReview, nanny_id: achieng.id }));
    await part('Write It Again');
    expect(sections()).toEqual(['Your Review', ...order]);
  });

  it('beside an approved one begins empty', async () => {
    open(mercy.id, [...own({ ...rejectedReview, nanny_id: mercy.id, status: 'approved' }), ...accepting]);
    await press('button', 'Add Another Review');
    expect((await screen.findByLabelText<HTMLTextAreaElement>(/^Your Review/)).value).toBe('');
  });

  // spec: reviews/text-required
  it('asks for words', async () => {
    open(mercy.id);
    await press('button', 'Write a Review');
    await type(/^Your Review/, '  ');
    await press('button', 'Submit Review');
    expect(await screen.findAllByText('Please enter a review')).not.toEqual([]);
  });

  // spec: errors/review-submit
  it.each([
    ['the service’s words', 'Not today.', 'Not today.'],
    ['words of its own where there are none', '', 'Failed to submit review'],
  ])('that failed is told in %s, and what was typed stays', async (_, sent, shown) => {
    open(mercy.id, [refuses(writeReview, 500, sent)]);
    await press('button', 'Write a Review');
    await type(/^Your Review/, 'She is kind.');
    await press('button', 'Submit Review');
    expect(await screen.findByText(shown)).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Your Review/).value).toBe('She is kind.');
  });

  it('is not offered to whom the service would refuse it, and says why', async () => {
    open(mercy.id, own(null, 'no-tie'));
    const button = await screen.findByRole('button', { name: 'Write a Review' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getAllByText(/You can review this worker once you have paid/)).not.toEqual([]);
  });
});

describe('editing a review', () => {
  // spec: reviews/edit, write-review/trimmed, errors/alert-review
  it('sends it trimmed, with null for what is empty, and tells that it waits again', async () => {
    const bodies = openListening();
    await press('button', 'Edit');
    await type(/^Your Review/, '  She is kind. ');
    await type(/^Incident Report/, '  ');
    await type(/^Evidence/, ' https://test.example/a ');
    await press('radio', '2 stars, poor');
    await press('button', 'Update Review');
    expect(await screen.findByText('Review updated (pending admin approval)')).toBeTruthy();
    expect(bodies).toEqual([
      { rating: 2, review: 'She is kind.', incident_report: null, evidence_url: 'https://test.example/a' },
    ]);
  });

  // spec: errors/review-update
  it('that failed is told in the words of the catalogue', async () => {
    open(achieng.id, [refuses(changeReview, 500, '')]);
    await press('button', 'Edit');
    await press('button', 'Update Review');
    expect(await screen.findByText('Failed to update review')).toBeTruthy();
  });

  it('can be left as it was', async () => {
    open(achieng.id);
    await press('button', 'Edit');
    await type(/^Your Review/, 'Something else.');
    await press('button', 'Cancel');
    expect(await screen.findByText(/Kind and careful/)).toBeTruthy();
  });
});

describe('deleting a review', () => {
  // spec: reviews/delete, reviews/delete-asks, errors/alert-review-deleted
  it('asks first, leaves it there on a no, and leads to the heading when it is gone', async () => {
    open(achieng.id, [...once(deleteReview, own(null)), ...accepting]);
    await press('button', 'Delete');
    fireEvent.click(within(await asked()).getAllByRole('button', { name: 'Cancel' })[0] ?? document.body);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByText('Pending Approval')).toBeTruthy();
    await press('button', 'Delete');
    fireEvent.click(within(await asked()).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Review deleted')).toBeTruthy();
    expect(screen.getByText('You have not reviewed this worker yet.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });

  // spec: errors/review-delete
  it.each([
    ['refused', refuses(deleteReview, 500, '')],
    ['not reached', breaks(deleteReview)],
  ])('that failed is told in the question itself: %s', async (_, failing) => {
    open(achieng.id, [failing]);
    await press('button', 'Delete');
    const dialog = await asked();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await within(dialog).findByText('Failed to delete review')).toBeTruthy();
  });
});

describe('what was being written when the page was reloaded', () => {
  const reopen = (workerId: string) =>
    openScreen(WorkerReviewsPage, paths.workerReviews, {
      state: { workerId },
      recorded: accepting,
      before: leavePage(),
    });
  const words = () => screen.findByLabelText<HTMLTextAreaElement>(/^Your Review/);

  it('is open again, in place of the review that it changes', async () => {
    open(achieng.id);
    await press('button', 'Edit');
    await type(/^Your Review/, 'On second thoughts.');
    reopen(achieng.id);
    expect((await words()).value).toBe('On second thoughts.');
    expect(screen.getByRole('heading', { name: 'Edit Your Review' })).toBeTruthy();
    expect(screen.getByText('We kept what you typed.')).toBeTruthy();
  });

  it('waits until it is opened where it was put aside, and is forgotten with Cancel', async () => {
    open(mercy.id);
    await press('button', 'Write a Review');
    await type(/^Your Review/, 'She is kind.');
    await press('button', 'Back to reviews');
    reopen(mercy.id);
    await press('button', 'Write a Review');
    expect((await words()).value).toBe('She is kind.');
    await press('button', 'Cancel');
    await press('button', 'Write a Review');
    expect((await words()).value).toBe('');
  });
});
