// @vitest-environment happy-dom
import { getMyReview, writeReview } from '@repo/api-client/contract/reviews';
import { answers, once, refuses } from '@repo/api-client/recorded/recorded-calls';
import { AFTER_REVIEW_MILLISECONDS } from '@repo/domain/timers';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accepting } from '../../../stories/household.ts';
import { here, openScreen, press } from '../../../stories/in-test.tsx';
import { mercy } from '../../../stories/people.ts';
import { pendingReview } from '../../../stories/written-reviews.ts';
import { paths } from '../../paths.ts';
import WriteReviewPage from './WriteReviewPage.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const writeWords = async () =>
  fireEvent.change(await screen.findByLabelText(/^Your Review/), { target: { value: 'She is kind.' } });
const submit = () => screen.getByRole('button', { name: 'Submit Review' });

describe('writing a review', () => {
  it('takes the worker as an object, too, and says why nothing can be sent yet', async () => {
    openScreen(WriteReviewPage, paths.writeReview, { state: { worker: { id: mercy.id, name: 'Mercy' } } });
    expect(await screen.findByRole('heading', { name: 'Mercy Chebet' })).toBeTruthy();
    expect(screen.getByText('House Manager')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '5 stars' }).checked).toBe(true);
    expect(submit().getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(submit());
    expect(await screen.findAllByText('Please write a review before submitting.')).not.toEqual([]);
    await writeWords();
    expect(submit().getAttribute('aria-disabled')).toBeNull();
  });

  it('leads on to the worker’s reviews after two seconds', async () => {
    openScreen(WriteReviewPage, paths.writeReview, {
      state: { workerId: mercy.id },
      recorded: [
        once(writeReview, answers(getMyReview, { review: pendingReview, refusal: 'already-pending' })),
        ...accepting,
      ],
    });
    await writeWords();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(submit());
    // Waiting moves the held clock on, by less than a tenth of a second.
    await vi.waitFor(() => screen.getByRole('heading', { name: 'Review Submitted' }));
    await act(() => vi.advanceTimersByTimeAsync(AFTER_REVIEW_MILLISECONDS - 100));
    expect(here().pathname).toBe(paths.writeReview);
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(here()).toMatchObject({ pathname: paths.workerReviews, state: { workerId: mercy.id } });
  });

  it('keeps what was typed when the service refuses it, in its words', async () => {
    openScreen(WriteReviewPage, paths.writeReview, {
      state: { workerId: mercy.id },
      recorded: [refuses(writeReview, 403, 'You can review this worker later.')],
    });
    await writeWords();
    fireEvent.click(submit());
    expect(await screen.findByText('You can review this worker later.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Your Review/).value).toBe('She is kind.');
    await press('link', 'Cancel');
    expect(here()).toMatchObject({ pathname: paths.workerReviews, state: { workerId: mercy.id } });
  });

  it('without a worker leads back to the workers', async () => {
    openScreen(WriteReviewPage, paths.writeReview);
    expect(screen.getByRole('heading', { name: 'Worker Not Found' })).toBeTruthy();
    await press('link', 'Back to Workers');
    expect(here()).toMatchObject({ pathname: paths.dashboard, state: { activeTab: 'workers' } });
  });
});
