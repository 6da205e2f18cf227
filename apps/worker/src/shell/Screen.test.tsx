import { screen, within } from '@testing-library/react';
import { workerDashboardQuery } from '@repo/api-client/queries/worker-app';
import { expect, it } from 'vitest';
import { dashboard } from '../../stories/consent-requests.ts';
import { openScreen } from '../../stories/in-test.tsx';
import { client } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { paths } from '../paths.ts';
import { Screen } from './Screen.tsx';

const Page = () => <Screen title="A screen">Words</Screen>;
const tabs = () => within(screen.getByRole('navigation', { name: 'Main' }));

it.each([
  ['Home', paths.requests],
  ['Verify', paths.documents],
  ['Verify', paths.findings],
  ['Profile', paths.reviews],
])('says of a screen that it belongs to %s: %s', (name, path) => {
  openScreen(Page, path);
  expect(tabs().getByRole('link', { name }).getAttribute('aria-current')).toBe('page');
});

it('has the count of alerts that her home had, and leads home by the brand', () => {
  openScreen(Page, paths.documents, {
    before: () => queryClient.setQueryData(workerDashboardQuery(client).queryKey, dashboard),
  });
  expect(tabs().getByRole('link', { name: 'Alerts (2 new alerts)' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Amini, home' }).getAttribute('href')).toBe(paths.dashboard);
});

it('has no tabs for a visitor', () => {
  openScreen(Page, paths.onboarding, { signedIn: false });
  expect(screen.queryByRole('navigation')).toBeNull();
});
