import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { here, openScreen } from '../../stories/in-test.tsx';
import { paths } from '../paths.ts';
import { Screen } from './Screen.tsx';

const Page = () => <Screen title="A screen">Words</Screen>;
const tabs = () => within(screen.getByRole('navigation', { name: 'Main' }));

it.each([
  ['Workers', paths.workerProfile],
  ['Workers', paths.contacts],
  ['Verifications', paths.verificationReport],
  ['Profile', paths.profile],
])('says of a screen that it belongs to %s: %s', (name, path) => {
  openScreen(Page, path);
  expect(tabs().getByRole('link', { name }).getAttribute('aria-current')).toBe('page');
});

it('belongs to no part where it is a task of its own, and leads to each', async () => {
  openScreen(Page, paths.invite);
  for (const link of tabs().getAllByRole('link')) expect(link.getAttribute('aria-current')).toBeNull();
  tabs().getByRole('link', { name: 'Verifications' }).click();
  await expect.poll(here).toMatchObject({ pathname: '/dashboard', search: '?tab=verifications' });
});

it('leads home by the brand, and to the account', async () => {
  openScreen(Page, paths.invite);
  expect(screen.getByRole('button', { name: /^Your account/ })).toBeTruthy();
  screen.getByRole('link', { name: 'Amini, home' }).click();
  await expect.poll(here).toMatchObject({ pathname: '/dashboard' });
});

it('has neither tabs nor an account for a visitor', () => {
  openScreen(Page, paths.safehire, { signedIn: false });
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Your account/ })).toBeNull();
});
