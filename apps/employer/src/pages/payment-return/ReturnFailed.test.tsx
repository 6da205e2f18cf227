import { getDashboard, getPurchaseCallback } from '@repo/api-client/contract/employer';
import { answers, refuses } from '@repo/api-client/recorded/recorded-calls';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { facts, here, openScreen, press } from '../../../stories/in-test.tsx';
import { mercy } from '../../../stories/people.ts';
import { ordersOfMercy } from '../../../stories/purchases.ts';
import { queryClient } from '../../api/query-client.ts';
import { paths } from '../../paths.ts';
import PaymentReturnPage from './PaymentReturnPage.tsx';

const open = (
  message: string,
  search = '?reference=am-sample-6',
  recorded: readonly ReturnType<typeof refuses>[] = [],
) =>
  openScreen(PaymentReturnPage, paths.postPaymentSuccess, {
    search,
    recorded: [refuses(getPurchaseCallback, 402, message), ...recorded],
  });

const reload = {
  type: 'reload',
  name: '',
  entryType: 'navigation',
  startTime: 0,
  duration: 0,
  toJSON: () => '',
};

afterEach(() => vi.restoreAllMocks());

// spec: payment-return/error-text, payment-return/error-details, errors/payment-callback
it.each([
  ['The payment was declined by your bank.', 'The payment was declined by your bank.'],
  ['', 'Payment verification failed'],
])('says why it failed, in the service’s words (%j) or its own, with the details', async (message, shown) => {
  open(message);
  expect(await screen.findByRole('heading', { name: 'Payment Failed' })).toBeTruthy();
  expect(screen.getAllByText(shown)).toHaveLength(2);
  expect(facts()).toMatchObject({ Error: shown, Reference: 'am-sample-6' });
  expect(facts()['Time']).toMatch(/^20\d\d-/);
});

// spec: payment-return/error-again
it('looks again when asked to', async () => {
  const reload = vi.spyOn(globalThis.location, 'reload').mockImplementation(() => {});
  open('No');
  await press('button', 'Try Again');
  expect(reload).toHaveBeenCalledOnce();
});

// spec: payment-return/error-dashboard
it('leads to the dashboard', async () => {
  open('No');
  await press('link', 'Go to Dashboard');
  expect(here()).toMatchObject({ pathname: '/dashboard' });
});

it('looks again for a payment whose order is known, without a charge', async () => {
  const reload = vi.spyOn(globalThis.location, 'reload').mockImplementation(() => {});
  const orders = ordersOfMercy('failed');
  open('No', `?reference=${orders.purchases[0]?.reference}`, [answers(getDashboard, orders)]);
  expect(await screen.findByRole('heading', { name: 'You have an SMS that you paid?' })).toBeTruthy();
  expect(screen.getByText(/^Do not pay again\. “Try Again” .* charges nothing\.$/)).toBeTruthy();
  expect(screen.getByText(/^Money that left your account pays for your order/)).toBeTruthy();
  await press('button', 'Try Again');
  expect(reload).toHaveBeenCalledOnce();
});

it('says before the order what to do with an SMS that says paid', async () => {
  const orders = ordersOfMercy('failed');
  open('No', `?reference=${orders.purchases[0]?.reference}`, [answers(getDashboard, orders)]);
  const sms = await screen.findByRole('heading', { name: 'You have an SMS that you paid?' });
  const order = screen.getByRole('heading', { name: 'Your order' });
  expect(sms.compareDocumentPosition(order)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it.each(['pending', 'failed', 'abandoned'])('leads back to a payment that is %s', async (status) => {
  const orders = ordersOfMercy(status);
  open('No', `?reference=${orders.purchases[0]?.reference}`, [answers(getDashboard, orders)]);
  await press('link', 'Complete Payment');
  expect(here()).toMatchObject({
    pathname: '/payment',
    state: { worker: { id: mercy.id, name: mercy.name }, package: { id: 17 } },
  });
});

it.each([
  ['failed', /^You have not paid\.$/, /^Pay by M-PESA or by card\./],
  [
    'pending',
    /^This order is not paid yet\. If you cancelled, nothing was charged\./,
    /^Pay by M-PESA or by card\./,
  ],
])(
  'says of a payment that is %s that it is not paid, for what, and what to do',
  async (status, words, next) => {
    const orders = ordersOfMercy(status);
    open('No', `?reference=${orders.purchases[0]?.reference}`, [answers(getDashboard, orders)]);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText(next)).toBeTruthy();
    expect(facts()).toMatchObject({
      Worker: mercy.name,
      Package: 'Standard Check',
      'Not Paid Yet': 'KES 1,000',
    });
  },
);

it.each(['failed', 'pending'])('tells when it has looked again for a payment that is %s', async (status) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([reload]);
  const orders = ordersOfMercy(status);
  open('No', `?reference=${orders.purchases[0]?.reference}`, [answers(getDashboard, orders)]);
  expect(await screen.findByText(/^Still not paid\. We looked at \d\d:\d\d\./)).toBeTruthy();
});

it('offers nothing to be paid of what was refunded', async () => {
  const orders = ordersOfMercy('refunded');
  open('No', `?reference=${orders.purchases[0]?.reference}`, [answers(getDashboard, orders)]);
  await screen.findByRole('heading', { name: 'Payment Failed' });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('link', { name: 'Complete Payment' })).toBeNull();
});

// spec: payment-return/reference, errors/payment-reference
it('asks nobody about a payment without a reference', () => {
  open('No', '');
  expect(screen.getAllByText('No payment reference found.')).toHaveLength(2);
  expect(facts()).toMatchObject({ Reference: 'N/A' });
});
