import { getDashboard } from '@repo/api-client/contract/employer';
import { answers } from '@repo/api-client/recorded/recorded-calls';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { cards, here, openScreen, press } from '../../../stories/in-test.tsx';
import { busyDashboard } from '../../../stories/purchases.ts';
import { paths } from '../../paths.ts';
import DashboardPage from './DashboardPage.tsx';

const open = (recorded: Parameters<typeof openScreen>[2] = {}) =>
  openScreen(DashboardPage, paths.dashboard, recorded);

// spec: dashboard-home/recent-three, dashboard-home/recent-score, dashboard-home/recent-status
// spec: constants/recent
it('shows the three newest, each with its status, and with its trust score after the yes', async () => {
  open();
  await screen.findByText('View All Verifications (7)');
  await vi.waitFor(() =>
    expect(cards()).toEqual([
      expect.stringMatching(/^Zawadi Naliaka ?Pending(?!.*trust score).*700 000 104/),
      expect.stringMatching(/^Mercy Chebet ?In Progress.*trust score 70 so far, up to 100/),
      expect.stringMatching(/^Baraka Mwangi ?Pending.*trust score 20 out of 100/),
    ]),
  );
});

// spec: dashboard-home/view-all
it('says nothing of more where there are no more than three', async () => {
  const few = { requests: [], purchases: busyDashboard.purchases.slice(0, 3) };
  open({ recorded: [answers(getDashboard, few)] });
  await screen.findByRole('heading', { name: 'Mercy Chebet' });
  expect(cards()).toHaveLength(3);
  expect(screen.queryByText(/View All Verifications/)).toBeNull();
});

// spec: dashboard-home/start, dashboard-home/tip, dashboard-home/quick-search, dashboard-home/quick-invite
it('offers a start, a tip and two quick actions', async () => {
  open();
  expect(screen.getByText('Quick tip')).toBeTruthy();
  const actions = within(
    screen.getByRole('heading', { name: 'Quick Actions' }).parentElement ?? document.body,
  );
  expect(actions.getByRole('button', { name: 'Search Worker' })).toBeTruthy();
  expect(actions.getByRole('link', { name: 'Invite Worker' }).getAttribute('href')).toBe('/invite');
  await press('button', 'Start New Verification');
  expect(await screen.findByRole('heading', { name: 'All Workers (6)' })).toBeTruthy();
});

it('leads from the newest to all of them', async () => {
  open();
  await press('button', 'View All Verifications (7)');
  expect(screen.getByRole('heading', { name: 'My Verifications' })).toBeTruthy();
  expect(here()).toMatchObject({ pathname: '/dashboard' });
});
