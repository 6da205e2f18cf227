import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { facts, here, openScreen, press } from '../../../stories/in-test.tsx';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import DashboardPage from './DashboardPage.tsx';

const open = (before?: () => void) =>
  openScreen(DashboardPage, paths.dashboard, {
    state: { activeTab: 'profile' },
    ...(before === undefined ? {} : { before }),
  });

// spec: dashboard-profile/name, dashboard-profile/location, dashboard-profile/phone
// spec: dashboard-profile/not-specified
it('says who she is, and "Not specified" for what she has not told', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 2, name: 'Wanjiru Kamau' })).toBeTruthy();
  expect(screen.getByText('Employer')).toBeTruthy();
  expect(screen.getByText('Kilimani, Nairobi')).toBeTruthy();
  expect(facts()).toMatchObject({
    Phone: '+254 700 000 012',
    Email: 'Not specified',
    Company: 'Not specified',
    Industry: 'Not specified',
    'Budget Range': 'Not specified',
  });
});

// spec: dashboard-profile/company, dashboard-profile/preferred, dashboard-profile/email
// spec: dashboard-profile/company-row, dashboard-profile/industry, dashboard-profile/budget
it('says what she has told', async () => {
  open(() =>
    session.signIn('a-recorded-session', {
      name: 'Wanjiru Kamau',
      phone: '+254700000012',
      email: 'wanjiru@example.com',
      company_name: 'Kamau & Daughters',
      industry: 'Catering',
      preferred_service_types: 'Nanny',
      budget_range: '1000-2000 KES',
    }),
  );
  expect(await screen.findByText('Kamau & Daughters • Employer')).toBeTruthy();
  expect(facts()).toMatchObject({
    Email: 'wanjiru@example.com',
    Company: 'Kamau & Daughters',
    Industry: 'Catering',
    'Budget Range': '1000-2000 KES',
    'Preferred Services': 'Nanny',
  });
});

// spec: dashboard-profile/total, dashboard-profile/completed, dashboard-profile/preferred
// spec: constants/default-preferred
it('counts what was asked for and what is done, and prefers any service until she says so', async () => {
  open();
  await vi.waitFor(() =>
    expect(facts()).toMatchObject({
      'Total Verifications': '7',
      Completed: '3',
      'Preferred Services': 'Any',
    }),
  );
  // What it counts stands at its label.
  expect(screen.getByText('Completed').parentElement?.textContent).toBe('Completed3Packages you paid for');
});

// spec: dashboard-profile/start, dashboard-profile/invite
it('leads to a first check and to an invitation', async () => {
  open();
  expect((await screen.findByRole('link', { name: 'Invite Worker' })).getAttribute('href')).toBe('/invite');
  await press('button', 'Start Verification');
  expect(await screen.findByRole('heading', { level: 1, name: 'Workers' })).toBeTruthy();
  expect(here().pathname).toBe('/dashboard');
});

// spec: dashboard-profile/edit
it('leads to where the profile is edited', async () => {
  open();
  await press('link', 'Edit Profile');
  expect(here().pathname).toBe('/profile');
});
