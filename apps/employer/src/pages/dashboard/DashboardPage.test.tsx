import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { here, openScreen, press } from '../../../stories/in-test.tsx';
import { paths } from '../../paths.ts';
import DashboardPage from './DashboardPage.tsx';

const open = (state: unknown = null) => openScreen(DashboardPage, paths.dashboard, { state });
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

// spec: dashboard-home/active-tab, dashboard-home/state-cleared, dashboard-verifications/title
// spec: constants/tab-ids
it.each([
  ['home', /^Welcome/],
  ['workers', 'Workers'],
  ['verifications', 'My Verifications'],
  ['profile', 'Profile'],
])('shows the tab %s when it is asked for, and forgets that it was', async (activeTab, title) => {
  open({ activeTab });
  expect(await heading(title)).toBeTruthy();
  const search = activeTab === 'home' ? '' : `?tab=${activeTab}`;
  expect(here()).toMatchObject({ pathname: '/dashboard', search, state: null });
});

it('shows the tab of its address, as after a reload', async () => {
  openScreen(DashboardPage, paths.dashboard, { search: '?tab=workers' });
  expect(await heading('Workers')).toBeTruthy();
});

// spec: dashboard-home/tab-bar
it.each([
  ['Home', /^Welcome/],
  ['Workers', 'Workers'],
  ['Verifications', 'My Verifications'],
  ['Profile', 'Profile'],
])('switches to %s by the tab bar', async (tab, title) => {
  open({ activeTab: tab === 'Home' ? 'profile' : 'home' });
  await press('button', tab);
  expect(await heading(title)).toBeTruthy();
  expect(screen.getByRole('button', { name: tab }).getAttribute('aria-current')).toBe('page');
});

// spec: dashboard-home/menu-name, dashboard-home/menu-outside
it('tells in the menu who is signed in, and closes it on a press elsewhere', async () => {
  open();
  await press('button', 'Your account, Wanjiru Kamau');
  expect(screen.getByText('Wanjiru Kamau')).toBeTruthy();
  expect(screen.getByText('+254 700 000 012')).toBeTruthy();
  fireEvent.pointerDown(screen.getByRole('heading', { level: 1 }));
  expect(screen.queryByRole('menu')).toBeNull();
});

// spec: dashboard-home/menu-profile
it('leads from the menu to the profile', async () => {
  open();
  await press('button', 'Your account, Wanjiru Kamau');
  fireEvent.click(screen.getByRole('menuitem', { name: 'My Profile' }));
  expect(here().pathname).toBe('/profile');
});
