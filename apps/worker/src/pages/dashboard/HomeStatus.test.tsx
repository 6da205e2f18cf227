import { getVerificationStatus } from '@repo/api-client/contract/worker-status';
import { getWorkerDashboard, listWorkerRequests } from '@repo/api-client/contract/worker-app';
import type { WireWorkerDashboard } from '@repo/api-client/queries/worker-app';
import { answers } from '@repo/api-client/recorded/recorded-calls';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { dashboard } from '../../../stories/consent-requests.ts';
import { openDashboard } from '../../../stories/dashboard-in-test.tsx';
import { onPhone } from '../../../stories/on-phone.ts';
import { halfway } from '../../../stories/worker-status.ts';

afterEach(() => vi.unstubAllGlobals());

const open = async (change: Partial<WireWorkerDashboard>) => {
  openDashboard(null, [
    answers(getWorkerDashboard, { ...dashboard, needs: [], ...change }),
    answers(listWorkerRequests, { requests: [] }),
    answers(getVerificationStatus, halfway),
  ]);
  await screen.findByRole('heading', { name: 'Quick Actions' });
};
const said = (words: string) => screen.queryByText(words) !== null;

it('says that nothing is looked at, and keeps what a review reads for the time of a check', async () => {
  await open({ under_review: false });
  expect(said('Nothing about you is being checked now.')).toBe(true);
  const intro = screen.getByText('While a check runs:');
  expect(intro.parentElement?.textContent).toContain('Verification Pending');
});

it('does not say so while the team looks at a paper that she sent', async () => {
  const sent = { step: 'police_clearance', state: 'pending', note: 'under_review' } as const;
  const steps = halfway.steps.map((each) => (each.step === sent.step ? sent : each));
  openDashboard(null, [
    answers(getWorkerDashboard, { ...dashboard, needs: [] }),
    answers(listWorkerRequests, { requests: [] }),
    answers(getVerificationStatus, { ...halfway, steps }),
  ]);
  expect(await screen.findByText('Police clearance sent. Our team looks at it.')).toBeTruthy();
  expect(said('Nothing about you is being checked now.')).toBe(false);
});

it.each<[string, Partial<WireWorkerDashboard>, string]>([
  [
    'while it runs',
    { under_review: true, waiting_employers: ['Njeri Kamau'] },
    'You agreed to a check by Njeri Kamau.',
  ],
  [
    'before it begins',
    { under_review: false, waiting_employers: ['Njeri Kamau'] },
    'You agreed to a check by Njeri Kamau. It has not started yet.',
  ],
  [
    'two of them',
    { under_review: true, waiting_employers: ['Njeri Kamau', 'Otieno Household'] },
    'You agreed to checks by Njeri Kamau and Otieno Household.',
  ],
  [
    'four of them',
    { under_review: true, waiting_employers: ['A', 'B', 'C', 'D'] },
    'You agreed to checks by A, B and 2 more.',
  ],
])('names the household to whose check she agreed, %s', async (_, change, words) => {
  await open(change);
  expect(said(words)).toBe(true);
  expect(said('Nothing about you is being checked now.')).toBe(false);
});

it('names it once, at what it waits for', async () => {
  await open({ needs: ['references'], under_review: true, waiting_employers: ['Njeri Kamau'] });
  expect(screen.getAllByText(/You agreed to a check by Njeri Kamau\./)).toHaveLength(1);
  expect(screen.getByText(/^We call them .* You agreed to a check by Njeri Kamau\.$/)).toBeTruthy();
});

it('has her card where a desk has room for it', async () => {
  await open({});
  expect(await screen.findByRole('heading', { name: 'Your card' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'How your score is made up' })).toBeTruthy();
});

it('has no such card on a phone', async () => {
  onPhone();
  await open({});
  expect(screen.queryByRole('heading', { name: 'Your card' })).toBeNull();
});
