import { getDashboard, getPurchaseCallback } from '@repo/api-client/contract/employer';
import { answers } from '@repo/api-client/recorded/recorded-calls';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { facts, here, openScreen, press } from '../../../stories/in-test.tsx';
import { achieng } from '../../../stories/people.ts';
import { emptyDashboard, paidCheck, receipt, stoppedReceipt } from '../../../stories/purchases.ts';
import { queryClient } from '../../api/query-client.ts';
import { paths } from '../../paths.ts';
import PaymentReturnPage from './PaymentReturnPage.tsx';

const search = `?reference=${receipt.reference}`;
const premium = { package: { id: 18, name: 'Premium Check' }, package_name: 'Premium Check' };
const upgraded = answers(getPurchaseCallback, { ...receipt, ...premium, old_package: 'Standard Check' });
const open = (opened: Parameters<typeof openScreen>[2] = {}) =>
  openScreen(PaymentReturnPage, paths.postPaymentSuccess, { search, ...opened });

afterEach(() => vi.useRealTimers());

// spec: payment-return/order-number, payment-return/package, payment-return/amount, payment-return/estimated
it('shows the order', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeTruthy();
  expect(facts()).toEqual({
    Worker: achieng.name,
    'Order Number': receipt.order_number,
    Package: 'Standard Check',
    'Amount Paid': 'KES 1,000',
    'Estimated Completion': 'Nov 26, 2026',
  });
});

it('names nobody where nobody knows whose check it is', async () => {
  open({
    recorded: [
      answers(getPurchaseCallback, { ...receipt, worker_name: null }),
      answers(getDashboard, emptyDashboard),
    ],
  });
  await screen.findByRole('heading', { name: 'Payment Successful!' });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(facts()).not.toHaveProperty('Worker');
});

// spec: payment-return/next-consent, payment-return/next-email, payment-return/next-team
// spec: payment-return/next-updates
it.each([
  ['an SMS', () => {}, 'SMS confirmation to you'],
  ['an e-mail', () => localStorage.setItem('userEmail', 'wanjiru@example.com'), 'Email confirmation to you'],
])('says what happens next, with the confirmation by %s', async (_, before, confirmation) => {
  open({ before });
  const next = (await screen.findByRole('heading', { name: 'What happens next' })).parentElement;
  const steps = [...(next?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
  expect(steps).toEqual([
    'SMS to the worker for consentThe worker has agreed.',
    `${confirmation}So that you have it in writing.`,
    'Verification team assignedOur team starts the checks.',
    'Updates at each stageFollow every check under Verifications.',
  ]);
});

it('says first how much was paid, and for whom', async () => {
  open();
  expect(await screen.findByText(`KES 1,000 for ${achieng.name}. The checks start now.`)).toBeTruthy();
});

it('waits for a yes where there is none', async () => {
  const estimated_completion = 'A date once the worker agrees';
  open({ recorded: [answers(getPurchaseCallback, { ...receipt, estimated_completion })] });
  expect(await screen.findByText(/The checks start with the worker’s yes\.$/)).toBeTruthy();
  expect(screen.getByText('We wait for the answer.').closest('li')?.getAttribute('aria-current')).toBe(
    'step',
  );
});

it.each([
  ['Dec 21, 2026', true],
  ['Nov 26, 2026', false],
  ['A date once the worker agrees', false],
])('explains a late date, %s: %s', async (estimated_completion, isExplained) => {
  open({ recorded: [answers(getPurchaseCallback, { ...receipt, estimated_completion })] });
  await screen.findByText(estimated_completion);
  expect(screen.queryByText(/^A new police certificate takes 1 to 4 weeks/) !== null).toBe(isExplained);
});

// spec: payment-return/continue
it.each([achieng.name, null])('goes on to the verifications, and says whose was paid (%s)', async (name) => {
  open({ recorded: [answers(getPurchaseCallback, { ...receipt, worker_name: name })] });
  await press('link', 'Continue');
  expect(here()).toMatchObject({
    pathname: '/dashboard',
    state: { activeTab: 'verifications', showSuccessMessage: true, workerName: name },
  });
});

describe('a verification that a withdrawal has stopped', () => {
  const openStopped = (more: Partial<typeof stoppedReceipt> = {}) =>
    open({ recorded: [answers(getPurchaseCallback, { ...stoppedReceipt, ...more })] });

  it('is told as stopped, with its refund, and nothing of it is announced', async () => {
    openStopped();
    expect(await screen.findByRole('heading', { name: 'Verification Stopped' })).toBeTruthy();
    expect(
      screen.getByText(
        'We have received your payment. The worker withdrew the consent after it. KES 300 of KES 1,000 refunded.',
      ),
    ).toBeTruthy();
    expect(facts()).toEqual({
      Worker: achieng.name,
      'Order Number': receipt.order_number,
      Package: 'Standard Check',
      'Amount Paid': 'KES 1,000',
      Refund: 'KES 300 of KES 1,000 refunded.',
    });
    expect(document.body.textContent).not.toMatch(/Successful|Estimated Completion|What happens next/);
  });

  it('is told with what the bank took back beside the refund', async () => {
    openStopped({ taken_back_amount: 100 });
    expect(
      await screen.findByText(/KES 300 of KES 1,000 refunded\. Your bank took back KES 100 of KES 1,000\.$/),
    ).toBeTruthy();
    expect(facts()).toMatchObject({
      Refund: 'KES 300 of KES 1,000 refunded.',
      Chargeback: 'Your bank took back KES 100 of KES 1,000.',
    });
  });

  it('goes on to the verifications without a word of success, and unlocks nothing', async () => {
    openStopped({ ...premium, old_package: 'Standard Check' });
    await press('link', 'Continue');
    expect(here()).toMatchObject({ pathname: '/dashboard', state: { activeTab: 'verifications' } });
    expect(here().state).not.toHaveProperty('showSuccessMessage');
    expect(screen.queryByText(/unlocks/)).toBeNull();
  });
});

// spec: payment-return/benefits
it('shows after two seconds what an upgrade unlocks', async () => {
  vi.useFakeTimers();
  open({ recorded: [upgraded] });
  const pass = (milliseconds: number) =>
    act(async () => {
      await vi.advanceTimersByTimeAsync(milliseconds);
    });
  await pass(10);
  expect(screen.getByRole('heading', { name: 'Payment Successful!' })).toBeTruthy();
  await pass(1980);
  expect(screen.queryByRole('heading', { name: 'Your upgrade unlocks' })).toBeNull();
  await pass(20);
  expect(screen.getByRole('heading', { name: 'Your upgrade unlocks' })).toBeTruthy();
  expect(screen.getByText('Complete reference details')).toBeTruthy();
});

// spec: payment-return/benefits
it('names what two levels add, to readers as well', async () => {
  vi.useFakeTimers();
  open({
    recorded: [answers(getPurchaseCallback, { ...receipt, ...premium, old_package: 'Lite Check' })],
  });
  await act(async () => {
    await vi.advanceTimersByTimeAsync(2010);
  });
  const told = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(told).toContainEqual(
    expect.stringMatching(/^Your upgrade unlocks: Police clearance, .*, Comprehensive trust score\.$/),
  );
  expect(screen.getByText('Police clearance')).toBeTruthy();
});

// spec: payment-return/enhanced
it('leads from an upgrade to the report', async () => {
  open({ recorded: [upgraded] });
  const leadsTo = () => screen.queryByRole('link', { name: 'View Enhanced Report' })?.getAttribute('href');
  // The worker of the check is known only when the list of purchases has arrived.
  await expect.poll(leadsTo).toBe(paths.verificationReport);
  await press('link', 'View Enhanced Report');
  expect(here()).toMatchObject({ state: { workerId: achieng.id, verificationId: paidCheck.id } });
});
