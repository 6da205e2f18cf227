import { writeReview } from '@repo/api-client/contract/reviews';
import { breaks, once, refuses, waits, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { AFTER_REVIEW_MILLISECONDS } from '@repo/domain/timers';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accepting } from '../../../stories/household.ts';
import { here, openScreen, press } from '../../../stories/in-test.tsx';
import { leavePage } from '../../../stories/reload.ts';
import { mercy } from '../../../stories/people.ts';
import { pendingReview, waiting } from '../../../stories/written-reviews.ts';
import { paths } from '../../paths.ts';
import WriteReviewPage from './WriteReviewPage.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const open = (recorded: readonly Recording[] = []) =>
  openScreen(WriteReviewPage, paths.writeReview, { state: { workerId: mercy.id }, recorded });
const writeWords = async (value = 'She is kind.') =>
  fireEvent.change(await screen.findByLabelText(/^Your Review/), { target: { value } });
const submit = () => screen.getByRole('button', { name: /^Submit/ });
const isOff = () => submit().getAttribute('aria-disabled') === 'true';

describe('writing a review', () => {
  // spec: write-review/state, write-review/worker
  it.each([
    ['an object', { worker: { id: mercy.id, name: 'Mercy' } }],
    ['an id', { workerId: mercy.id }],
  ])('takes the worker as %s, and shows her name and service type', async (_, state) => {
    openScreen(WriteReviewPage, paths.writeReview, { state });
    expect(await screen.findByText('Mercy Chebet · House Manager')).toBeTruthy();
  });

  // spec: write-review/stars-shown, write-review/incident, write-review/evidence, write-review/evidence-type
  // spec: write-review/rating-default
  it('begins with five stars, offers an incident report, and evidence as a URL', async () => {
    open();
    const five = await screen.findByRole<HTMLInputElement>('radio', { name: '5 stars, excellent' });
    expect(five.checked).toBe(true);
    expect(screen.getByLabelText('Incident Report (optional)')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Evidence URL (optional)').type).toBe('url');
  });

  it('folds what most reviews leave empty, and opens it at each attempt with an error in it', async () => {
    open();
    const evidence = await screen.findByLabelText<HTMLInputElement>('Evidence URL (optional)');
    const fold = () => screen.getByLabelText('Evidence URL (optional)').closest('details');
    const line = screen.getByText('Did something serious happen?');
    expect(fold()?.open).toBe(false);
    await writeWords();
    fireEvent.click(line);
    fireEvent.change(evidence, { target: { value: 'photos' } });
    for (const _attempt of [1, 2]) {
      fireEvent.click(line);
      await vi.waitFor(() => expect(fold()?.open).toBe(false));
      fireEvent.click(submit());
      await vi.waitFor(() => expect(fold()?.open).toBe(true));
    }
    await press('link', /starts with http/);
    expect(document.activeElement).toBe(screen.getByLabelText('Evidence URL (optional)'));
  });

  // spec: write-review/counter, write-review/counter-soft
  it('counts to 1000 and further', async () => {
    open();
    await writeWords('a'.repeat(1001));
    expect(screen.getByText('1001/1000')).toBeTruthy();
    expect(isOff()).toBe(false);
  });

  // spec: write-review/text-required, write-review/disabled
  it('cannot be submitted while it is empty, and says why', async () => {
    open();
    await writeWords('  ');
    expect(isOff()).toBe(true);
    fireEvent.click(submit());
    expect(await screen.findAllByText('Please write a review before submitting.')).not.toEqual([]);
    await writeWords();
    expect(isOff()).toBe(false);
  });

  it('keeps what was typed over a reload, and forgets it with Cancel', async () => {
    const state = { workerId: mercy.id };
    open();
    await writeWords();
    await press('radio', '2 stars, poor');
    openScreen(WriteReviewPage, paths.writeReview, { state, before: leavePage() });
    expect(await screen.findByLabelText(/^Your Review/)).toHaveProperty('value', 'She is kind.');
    expect(screen.getByRole('radio', { name: '2 stars, poor' })).toHaveProperty('checked', true);
    expect(screen.getByText('We kept what you typed.')).toBeTruthy();
    await press('link', 'Cancel');
    openScreen(WriteReviewPage, paths.writeReview, { state, before: leavePage() });
    expect(await screen.findByLabelText(/^Your Review/)).toHaveProperty('value', '');
    expect(screen.queryByText('We kept what you typed.')).toBeNull();
  });

  it('begins anew on request, at its first field', async () => {
    open();
    await writeWords();
    await press('radio', '2 stars, poor');
    openScreen(WriteReviewPage, paths.writeReview, { state: { workerId: mercy.id }, before: leavePage() });
    await press('button', 'Start Over');
    expect(screen.getByLabelText(/^Your Review/)).toHaveProperty('value', '');
    expect(screen.getByRole('radio', { name: '5 stars, excellent' })).toHaveProperty('checked', true);
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '5 stars, excellent' }));
  });

  // spec: write-review/disabled, write-review/submitting
  it('cannot be submitted while it is being submitted', async () => {
    open([waits(writeReview)]);
    await writeWords();
    fireEvent.click(submit());
    expect(await screen.findByText('Submitting...')).toBeTruthy();
    expect(isOff()).toBe(true);
  });

  // spec: write-review/submitted, write-review/redirect
  it('leads on to the worker’s reviews after two seconds', async () => {
    open([...once(writeReview, waiting({ ...pendingReview, nanny_id: mercy.id })), ...accepting]);
    await writeWords();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(submit());
    // `waitFor` advances the fake clock by less than a tenth of a second.
    await vi.waitFor(() => screen.getByText(/pending admin approval/));
    await act(() => vi.advanceTimersByTimeAsync(AFTER_REVIEW_MILLISECONDS - 100));
    expect(here().pathname).toBe(paths.writeReview);
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(here()).toMatchObject({ pathname: paths.workerReviews, state: { workerId: mercy.id } });
  });

  // spec: write-review/failure, errors/review-inline
  it.each([
    [
      'the service’s words',
      refuses(writeReview, 409, 'You can review this worker later.'),
      'You can review this worker later.',
    ],
    [
      'its own where there are none',
      refuses(writeReview, 500, ''),
      'Failed to submit review. Please try again.',
    ],
    ['its own without a network', breaks(writeReview), 'Failed to submit review. Please try again.'],
  ])('that failed is told in the form in %s, and what was typed stays', async (_, failing, shown) => {
    open([failing]);
    await writeWords();
    fireEvent.click(submit());
    expect(await screen.findByText(shown)).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Your Review/).value).toBe('She is kind.');
  });

  // spec: write-review/cancel, write-review/back
  it.each(['Cancel', 'Back to reviews'])('is left by %s for the worker’s reviews', async (way) => {
    open();
    await press('link', way);
    expect(here()).toMatchObject({ pathname: paths.workerReviews, state: { workerId: mercy.id } });
  });

  // spec: write-review/not-found, write-review/not-found-back
  it('without a worker leads back to the workers', async () => {
    openScreen(WriteReviewPage, paths.writeReview);
    expect(screen.getByRole('heading', { name: 'Worker Not Found' })).toBeTruthy();
    await press('link', 'Back to Workers');
    expect(here()).toMatchObject({ pathname: paths.dashboard, state: { activeTab: 'workers' } });
  });
});
