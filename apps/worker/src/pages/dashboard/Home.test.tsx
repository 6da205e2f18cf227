import { quirkProperty } from '@repo/api-client/contract/installation-style';
import { getWorkerDashboard } from '@repo/api-client/contract/worker-app';
import { answers, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { badgeLook } from '../../../stories/badge-look.tsx';
import { dashboard } from '../../../stories/consent-requests.ts';
import { here, openScreen, press } from '../../../stories/in-test.tsx';
import { achieng } from '../../../stories/people.ts';
import { myRecordQuery } from '../../api/my-record.ts';
import { queryClient } from '../../api/query-client.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import DashboardPage from './DashboardPage.tsx';

const open = (recorded: readonly Recording[] = []) =>
  openScreen(DashboardPage, paths.dashboard, { recorded });
afterEach(() => {
  document.documentElement.removeAttribute('style');
});

const says = (words: string) => screen.queryByText(words) !== null;

// spec: worker-dashboard/greeting, worker-dashboard/avatar, worker-dashboard/badge
// spec: worker-constants/preserved-badge
it('greets her by her first name, with her initials, and says that it is pending though she is verified', async () => {
  open();
  await screen.findByRole('heading', { level: 1, name: 'Hello, Achieng' });
  expect(says('AO')).toBe(true);
  await screen.findByRole('heading', { name: 'Quick Actions' });
  expect(screen.getByText('Verification Pending').className).toBe(badgeLook('warning'));
  expect(says('Verification Completed Successfully!')).toBe(false);
});

// spec: worker-dashboard/greeting-fallback
it('greets one without a name as a worker', async () => {
  openScreen(DashboardPage, paths.dashboard, {
    before: () => session.keepUser({ ...achieng, name: null }),
  });
  await screen.findByRole('heading', { level: 1, name: 'Hello, Worker' });
  expect(says('W')).toBe(true);
});

// spec: worker-dashboard/profile-updated
it.each([
  ['counts as old when she comes from saving her profile', { profileUpdated: true }, true],
  ['stands when she comes from elsewhere', null, false],
])('what was known of her %s', async (_, state, isOld) => {
  openScreen(DashboardPage, paths.dashboard, {
    state,
    before: () => queryClient.setQueryData(myRecordQuery.queryKey, achieng),
  });
  await screen.findByRole('heading', { name: 'Quick Actions' });
  expect(queryClient.getQueryState(myRecordQuery.queryKey)?.isInvalidated).toBe(isOld);
});

// spec: worker-dashboard/tiles, worker-constants/score
it('has her trust score, reviews and jobs in figures', async () => {
  open([answers(getWorkerDashboard, { ...dashboard, trust_score: 65, reviews: 0, jobs: 4 })]);
  const figure = async (label: string) => (await screen.findByText(label)).parentElement?.textContent;
  expect(await figure('Trust Score')).toMatch(/65/);
  expect(await figure('Reviews')).toMatch(/0/);
  expect(await figure('Jobs')).toMatch(/4/);
});

// spec: worker-dashboard/dots
it('marks what is to be done with a dot, which goes with it', async () => {
  open([answers(getWorkerDashboard, { ...dashboard, verification: 'pending', open_requests: 1 })]);
  await screen.findByRole('link', { name: 'Verification (not done yet)' });
  expect(screen.getByRole('link', { name: 'Requests (1 to answer)' })).toBeTruthy();
});

// spec: worker-dashboard/dots
it('has no dot where nothing is to be done', async () => {
  open([answers(getWorkerDashboard, { ...dashboard, open_requests: 0 })]);
  await screen.findByRole('link', { name: 'Verification' });
  expect(screen.getByRole('link', { name: 'Requests' })).toBeTruthy();
});

// spec: worker-dashboard/under-review, worker-constants/review-time
it.each([
  ['is looked at', { under_review: true }],
  ['was not begun', { verification: 'needs_verification' }],
  ['is done', { verification: 'verified' }],
] as const)('tells of the review, which takes 24-48 hours, while it %s', async (_, change) => {
  open([answers(getWorkerDashboard, { ...dashboard, under_review: false, ...change })]);
  expect(await screen.findByText('Verification Under Review… usually takes 24-48 hours')).toBeTruthy();
});

it.each([
  ['has yet to begin', { verification: 'needs_verification', under_review: false }, null, true],
  ['comes from having sent her photos', { verification: 'needs_verification' }, { pending: true }, false],
  ['has a check that waits for it', { verification: 'needs_verification', under_review: true }, null, true],
  ['is pending', { verification: 'pending', under_review: false }, null, false],
  ['is verified', { verification: 'verified', under_review: false }, null, false],
] as const)(
  'asks her to verify only while that is hers to do: one who %s',
  async (_, change, state, isAsked) => {
    openScreen(DashboardPage, paths.dashboard, {
      state,
      recorded: [answers(getWorkerDashboard, { ...dashboard, under_review: false, ...change })],
    });
    await screen.findByRole('heading', { name: 'Quick Actions' });
    expect(says('Verify your identity')).toBe(isAsked);
    expect(screen.queryByRole('link', { name: 'Start verification' }) !== null).toBe(isAsked);
  },
);

it.each([
  ['pending', true],
  ['verified', false],
] as const)(
  'says to one who comes from her code that it is under review while it is: %s',
  async (verification, isTold) => {
    document.documentElement.style.setProperty(quirkProperty('workerBadgeAlwaysPending'), 'expected');
    openScreen(DashboardPage, paths.dashboard, {
      state: { pending: true },
      recorded: [answers(getWorkerDashboard, { ...dashboard, verification, under_review: false })],
    });
    await screen.findByRole('heading', { name: 'Quick Actions' });
    expect(says('Verification Under Review… usually takes 24-48 hours')).toBe(isTold);
  },
);

// spec: worker-dashboard/tabs, worker-dashboard/actions
it.each([
  ['Documents', paths.documents],
  ['References', paths.references],
  ['My Reviews', paths.reviews],
  ['Verification', paths.verification],
  ['Requests', `${paths.dashboard}?tab=requests`],
  ['Home', paths.dashboard],
  ['Verify', paths.verification],
  ['Alerts', `${paths.dashboard}?tab=alerts`],
  ['Profile', paths.profile],
  ['Settings', `${paths.dashboard}?tab=settings`],
])('%s leads to %s', async (name, path) => {
  open([answers(getWorkerDashboard, { ...dashboard, open_requests: 0, unread_notifications: 0 })]);
  await screen.findByRole('heading', { name: 'Quick Actions' });
  await press('link', name);
  const { pathname, search } = here();
  expect(pathname + search).toBe(path);
});
