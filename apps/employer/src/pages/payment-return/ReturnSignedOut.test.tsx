import { getPurchaseCallback } from '@repo/api-client/contract/employer';
import { refuses } from '@repo/api-client/recorded/recorded-calls';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { here, openScreen, press } from '../../../stories/in-test.tsx';
import { employer } from '../../../stories/people.ts';
import { receipt } from '../../../stories/purchases.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import PaymentReturnPage from './PaymentReturnPage.tsx';

const open = (reference: string, signedIn = false) =>
  openScreen(PaymentReturnPage, paths.postPaymentSuccess, {
    search: `?${new URLSearchParams({ reference })}`,
    signedIn,
  });
const someone = { ...employer, phone: '+254700000009' };

it('says in a browser without a session that the payment is safe, and offers the sign-in', async () => {
  open(receipt.reference);
  expect(screen.getByText('Your payment is safe.')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/Payment Failed|authentication token/);
  await press('button', 'Sign In');
  expect(here()).toMatchObject({ pathname: '/login', search: '' });
  session.signIn('a-new-token', someone);
  expect(session.takeReturn()).toMatchObject({
    path: `/post-payment-success?reference=${receipt.reference}`,
  });
  expect(session.takeReturn()).toBeUndefined();
});

it('shows the result at once after a sign-in in another tab', async () => {
  open(receipt.reference);
  act(() => session.signIn('a-new-token', someone));
  expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeTruthy();
});

it.each([
  'https://elsewhere.example/pay',
  '//elsewhere.example',
  '../login?a=b&c#d',
  'data:text/html,other',
  '\u0000 %2f%2f',
])('leads after the sign-in to this page alone, with the reference %j', async (reference) => {
  open(reference);
  await press('button', 'Sign In');
  session.signIn('a-new-token', someone);
  const { origin } = globalThis.location;
  const target = new URL(session.takeReturn()?.path ?? '', origin);
  expect([target.origin, target.pathname, target.hash]).toEqual([origin, paths.postPaymentSuccess, '']);
  expect([...target.searchParams]).toEqual([['reference', reference]]);
});

it('leaves the way to the payment to nobody after half an hour', async () => {
  open(receipt.reference);
  await press('button', 'Sign In');
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.advanceTimersByTime(1_800_000);
  session.signIn('a-new-token', someone);
  expect(session.takeReturn()).toBeUndefined();
});

it.each([
  ['keeps the way for the employer', employer, `/post-payment-success?reference=${receipt.reference}`],
  ['keeps it for nobody else', someone, undefined],
])('%s whose session expired meanwhile', async (_title, person, path) => {
  open(receipt.reference, true);
  await screen.findByRole('heading', { name: 'Payment Successful!' });
  act(() => session.expire());
  session.signIn('a-new-token', person);
  expect(session.takeReturn()?.path).toBe(path);
});

it('shows whoever is not the payer the refusal of the service, and nothing of the payment', async () => {
  openScreen(PaymentReturnPage, paths.postPaymentSuccess, {
    search: `?reference=${receipt.reference}`,
    recorded: [refuses(getPurchaseCallback, 404, 'Payment not found')],
  });
  await waitFor(() => expect(screen.getAllByText('Payment not found')).toHaveLength(2));
  expect(document.body.textContent).not.toContain(receipt.order_number);
});
