import { getPurchaseCallback } from '@repo/api-client/contract/employer';
import { answers, breaks, playRecordings, refuses } from '@repo/api-client/recorded/recorded-calls';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { household } from '../../../stories/household.ts';
import { facts, openScreen, press } from '../../../stories/in-test.tsx';
import { receipt } from '../../../stories/purchases.ts';
import { paths } from '../../paths.ts';
import PaymentReturnPage from './PaymentReturnPage.tsx';

const notYet = refuses(getPurchaseCallback, 402, 'The payment service has not confirmed your payment yet.', {
  retry_after: 5,
});
const open = (recorded: ReturnType<typeof refuses>) =>
  openScreen(PaymentReturnPage, paths.postPaymentSuccess, {
    search: `?reference=${receipt.reference}`,
    recorded: [recorded],
  });
/** Longer than the delay of the single silent retry. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(1500));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

it.each([
  ['without a network', breaks(getPurchaseCallback), 'Network error. Please try again.'],
  ['when the service is away', refuses(getPurchaseCallback, 503, 'Please wait.'), 'Please wait.'],
  ['while it is being paid', notYet, 'The payment service has not confirmed your payment yet.'],
])('does not call a payment failed %s', async (_when, recorded, text) => {
  open(recorded);
  await settle();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Confirming Payment');
  expect(screen.getAllByText(text)).toHaveLength(2);
  expect(screen.getByText(/Please do not pay again/)).toBeTruthy();
  expect(facts()).toMatchObject({ Error: text, Reference: receipt.reference });
});

it('shows the receipt by itself once it is confirmed', async () => {
  open(notYet);
  await settle();
  const later = playRecordings([answers(getPurchaseCallback, receipt), ...household]);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeTruthy();
  later.stop();
});

it('asks at once when it is told to', async () => {
  open(breaks(getPurchaseCallback));
  await settle();
  const later = playRecordings([answers(getPurchaseCallback, receipt), ...household]);
  await press('button', 'Check Again');
  expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeTruthy();
  later.stop();
});
