import { getDashboard } from '@repo/api-client/contract/employer';
import { answers } from '@repo/api-client/recorded/recorded-calls';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { cards, here, openScreen, press } from '../../../stories/in-test.tsx';
import { achieng, prospect } from '../../../stories/people.ts';
import { busyDashboard, emptyDashboard, paidCheck } from '../../../stories/purchases.ts';
import { paths } from '../../paths.ts';
import VerificationsListPage from './VerificationsListPage.tsx';

const open = (recorded: Parameters<typeof openScreen>[2] = {}) =>
  openScreen(VerificationsListPage, paths.verificationsList, recorded);

// spec: verifications-list/title, verifications-list/back, shared-pieces/page-header-back
it('leads back to the dashboard', async () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'My Verifications' })).toBeTruthy();
  await press('link', 'Back to dashboard');
  expect(here()).toMatchObject({ pathname: '/dashboard' });
});

// spec: dashboard-verifications/empty, verifications-list/empty
it('leads from an empty list to the workers', async () => {
  open({ recorded: [answers(getDashboard, emptyDashboard)] });
  expect(await screen.findByRole('heading', { name: 'No Verifications Yet' })).toBeTruthy();
  await press('link', 'Browse Workers');
  expect(here()).toMatchObject({ pathname: '/dashboard', state: { activeTab: 'workers' } });
});

// spec: routes/verifications, invitation-sent/pending-track
it('shows the invitation that is tracked there as it stands', async () => {
  const [asked] = busyDashboard.requests;
  expect(asked).toMatchObject({ nanny_id: prospect.id, status: 'pending' });
  openScreen(VerificationsListPage, paths.verifications);
  await screen.findByText('Showing 7 of 7 verifications');
  const hers = () => cards().find((card) => card.includes(prospect.name ?? 'nobody'));
  await vi.waitFor(() =>
    expect(hers()).toMatch(
      /Waiting for an answer until Nov 24, 2026\. ?\+254 700 000 104 ?· ?Awaiting Review ?Change or withdraw/,
    ),
  );
});

// spec: verifications-list/opens-report
it('opens the report of a completed check', async () => {
  open();
  await press('link', 'View Report for Achieng Otieno');
  expect(here()).toMatchObject({
    pathname: '/verification-report',
    state: { workerId: achieng.id, verificationId: paidCheck.id, isDeepCheck: false },
  });
});
