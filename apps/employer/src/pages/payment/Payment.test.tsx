import { getDashboard, listPackages, purchasePackage } from '@repo/api-client/contract/employer';
import { answers, breaks, refuses, waits, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { facts, findPayable, here, openScreen, press } from '../../../stories/in-test.tsx';
import { mercy } from '../../../stories/people.ts';
import { emptyDashboard, ordersOfMercy, packages as sold } from '../../../stories/purchases.ts';
import { queryClient } from '../../api/query-client.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import PaymentPage from './PaymentPage.tsx';

const PROVIDER = 'https://checkout.example/am-sample';

async function open(packageId: number, recorded: Parameters<typeof openScreen>[2] = {}) {
  openScreen(PaymentPage, paths.payment, {
    state: { worker: { id: mercy.id, name: mercy.name }, package: { id: packageId } },
    recorded: [...(recorded.recorded ?? []), answers(getDashboard, emptyDashboard)],
  });
  return findPayable();
}
const opened = answers(purchasePackage, {
  success: true,
  message: 'Payment opened',
  data: { authorization_url: PROVIDER, reference: 'am-sample', order_number: 'ORD-SAMPLE' },
});
const failing = [refuses(purchasePackage, 503, '')];

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

// spec: payment/summary, payment/duration-urgent, payment/duration, payment/secure
it.each([
  [17, 'Standard Check', '2-3 business days', 'KES 1,000'],
  [19, 'Urgent Verification', 'Same day', 'KES 1,500'],
])('sums up what is paid for (%i)', async (id, name, duration, total) => {
  const button = await open(id);
  expect(facts()).toEqual({ Worker: 'Mercy Chebet', Package: name, Duration: duration, Total: total });
  expect(button.textContent).toBe(`Pay ${total}`);
  expect(screen.getByText(/^Secure payment: /)).toBeTruthy();
});

it('takes no press for a moment: the second one of a double press on the screen before falls on its button', async () => {
  const leave = vi.spyOn(globalThis.location, 'assign').mockImplementation(() => {});
  vi.useFakeTimers();
  void open(17, { recorded: [opened] });
  await act(() => vi.advanceTimersByTimeAsync(10));
  const pay = async () => {
    fireEvent.click(screen.getByRole('button', { name: /^Pay KES/ }));
    for (const milliseconds of [10, 2000]) await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  };
  await pay();
  expect(leave).not.toHaveBeenCalled();
  await pay();
  expect(leave).toHaveBeenCalledExactlyOnceWith(PROVIDER);
});

// spec: payment/channels
it('offers M-PESA, which is chosen, and the card', async () => {
  await open(17);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'M-PESA' }).checked).toBe(true);
  await press('radio', 'Card');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Card' }).checked).toBe(true);
});

// spec: payment/call
it('asks for the payment of a package for a worker, with where to come back to and the e-mail of the profile', async () => {
  const bodies: unknown[] = [];
  await open(17, { recorded: [waits(purchasePackage)] });
  session.keepUser({ name: 'Wanjiru Kamau', phone: '+254700000012', email: 'wanjiru@example.com' });
  const answering = globalThis.fetch;
  globalThis.fetch = (address, init) => {
    if (typeof init?.body === 'string') bodies.push(JSON.parse(init.body));
    return answering(address, init);
  };
  await press('button', /^Pay KES/);
  await expect
    .poll(() => bodies)
    .toEqual([
      {
        nanny_id: mercy.id,
        package_id: 17,
        email: 'wanjiru@example.com',
        callback_url: `${globalThis.location.origin}/post-payment-success`,
        channel: 'mobile_money',
      },
    ]);
});

it('finds the method that was chosen when it is opened again', async () => {
  await open(17);
  await press('radio', 'Card');
  expect(here().state).toMatchObject({ worker: { id: mercy.id }, package: { id: 17 }, channel: 'card' });
  openScreen(PaymentPage, paths.payment, {
    state: here().state,
    recorded: [answers(getDashboard, emptyDashboard)],
  });
  const card = await screen.findByRole<HTMLInputElement>('radio', { name: 'Card' });
  expect(card.checked).toBe(true);
});

it('waits for a network before it leads to the provider’s page', async () => {
  const leave = vi.spyOn(globalThis.location, 'assign').mockImplementation(() => {});
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open(17, { recorded: [opened] });
  vi.useFakeTimers();
  await act(async () => {
    screen.getByRole('button', { name: /^Pay KES/ }).click();
    await vi.advanceTimersByTimeAsync(5000);
  });
  expect(screen.getByRole('heading', { name: 'No Connection' })).toBeTruthy();
  expect(screen.queryByText('Payment Request Sent')).toBeNull();
  expect(screen.getByText('You have not been charged.').parentElement?.textContent).toContain(
    'You are offline.',
  );
  expect(leave).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  await act(async () => {
    globalThis.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1500);
  });
  expect(leave).toHaveBeenCalledExactlyOnceWith(PROVIDER);
});

describe('an opened payment without a network', () => {
  const wait = async (...network: Recording[]) => {
    const leave = vi.spyOn(globalThis.location, 'assign').mockImplementation(() => {});
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open(17, { recorded: [opened, ...network] });
    await press('button', /^Pay KES/);
    await screen.findByText(/^You are offline\./);
    return leave;
  };

  it('is tried again at once: the service that answers proves the browser wrong', async () => {
    const leave = await wait();
    await press('button', 'Try Again');
    await expect.poll(() => leave.mock.calls).toEqual([[PROVIDER]]);
  });

  it('says that there is still no network, and goes on waiting', async () => {
    const [packages, gone] = [answers(listPackages, sold), breaks(listPackages)];
    let isGone = false;
    const leave = await wait({ ...packages, respond: () => (isGone ? gone : packages).respond() });
    isGone = true;
    await press('button', 'Try Again');
    expect(await screen.findByText('There is still none. This page goes on waiting.')).toBeTruthy();
    expect(leave).not.toHaveBeenCalled();
    expect(screen.getByText(/^You are offline\./)).toBeTruthy();
  });

  it('is left for the dashboard', async () => {
    await wait();
    await press('link', 'Go to Dashboard');
    expect(here().pathname).toBe('/dashboard');
  });
});

it('says of a payment that was begun that it goes on, and where it is looked up', async () => {
  await open(17, { recorded: [answers(getDashboard, ordersOfMercy('pending'))] });
  expect(screen.getByText('You have begun this payment')).toBeTruthy();
  await press('link', 'Check Payment');
  expect(here()).toMatchObject({ pathname: '/post-payment-success', search: '?reference=am-sample-9' });
});

it.each(['failed', 'abandoned', 'refunded'])('says nothing of a payment that is %s', async (status) => {
  await open(17, { recorded: [answers(getDashboard, ordersOfMercy(status))] });
  expect(screen.queryByText('You have begun this payment')).toBeNull();
});

it('offers nothing to be paid that is paid', async () => {
  openScreen(PaymentPage, paths.payment, {
    state: { worker: { id: mercy.id, name: mercy.name }, package: { id: 17 } },
    recorded: [answers(getDashboard, ordersOfMercy('paid'))],
  });
  expect(await screen.findByRole('heading', { name: 'Package Already Purchased' })).toBeTruthy();
  expect(facts()).toMatchObject({ 'Order Number': 'ORD-SAMPLE9', 'Amount Paid': 'KES 1,000' });
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

it('looks again what is paid when the browser brings it back as it was left', async () => {
  await open(17);
  const asked = vi.spyOn(queryClient, 'invalidateQueries');
  act(() => {
    globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  });
  expect(asked).not.toHaveBeenCalled();
  act(() => {
    globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
  expect(asked).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ queryKey: ['dashboard'] }));
});

// spec: payment/success-redirect, payment/call-answer
it('leads to the provider’s page 1.5 seconds after the payment was opened', async () => {
  const leave = vi.spyOn(globalThis.location, 'assign').mockImplementation(() => {});
  await open(17, { recorded: [opened] });
  vi.useFakeTimers();
  await act(async () => {
    screen.getByRole('button', { name: /^Pay KES/ }).click();
    await vi.advanceTimersByTimeAsync(10);
  });
  expect(screen.getByRole('heading', { name: 'Payment Request Sent' })).toBeTruthy();
  await vi.advanceTimersByTimeAsync(1480);
  expect(leave).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20);
  expect(leave).toHaveBeenCalledExactlyOnceWith(PROVIDER);
});

// spec: payment/error, payment/error-solutions, payment/error-again, payment/error-details
// spec: errors/payment-failed
it('says why it failed, what may help and the details, and tries again from the review', async () => {
  await open(17, { recorded: failing });
  await press('button', /^Pay KES/);
  expect(await screen.findByRole('heading', { name: 'Payment Failed' })).toBeTruthy();
  expect(
    screen.getByText('Payment failed: Failed to process payment. Please try again.', { exact: false }),
  ).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Common solutions' })).toBeTruthy();
  expect(facts()).toMatchObject({ Error: 'Failed to process payment. Please try again.', Status: '503' });
  expect(facts()['Time']).toMatch(/^20\d\d-/);
  await press('button', 'Try Again');
  expect(await screen.findByRole('heading', { name: 'Review & Pay' })).toBeTruthy();
});

// spec: payment/error-dashboard
it('leads from a failure to the dashboard', async () => {
  await open(17, { recorded: failing });
  await press('button', /^Pay KES/);
  await press('link', 'Go to Dashboard');
  expect(here().pathname).toBe('/dashboard');
});

// spec: errors/payment-already, errors/payment-already-link
it('leads to the verifications from what was bought already', async () => {
  await open(17, { recorded: [refuses(purchasePackage, 409, 'This was already purchased, ORD-1')] });
  await press('button', /^Pay KES/);
  expect(await screen.findByText('You have already purchased this package for this nanny.')).toBeTruthy();
  await press('link', 'Go to Verifications');
  expect(here().pathname).toBe('/verifications-list');
});
