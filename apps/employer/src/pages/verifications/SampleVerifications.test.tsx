import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { cards, here, openScreen, press } from '../../../stories/in-test.tsx';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import VerificationsPage from './VerificationsPage.tsx';

const open = () => openScreen(VerificationsPage, paths.verifications, { signedIn: false });
const search = (words: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search verifications' }), {
    target: { value: words },
  });
const chips = () => screen.getAllByRole('radio').map((chip) => chip.parentElement?.textContent);
const names = () => screen.queryAllByRole('heading', { level: 3 }).map((name) => name.textContent);

it('shows a visitor a list that is marked as made up, and asks the service for nothing', async () => {
  // The recorded service creates a `Request` for each call.
  const asked = vi.spyOn(globalThis, 'Request');
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Verifications' })).toBeTruthy();
  expect(screen.getByText('Sample data')).toBeTruthy();
  expect(screen.getByText(/Nobody in this list is real/)).toBeTruthy();
  expect(cards()).toHaveLength(7);
  await press('radio', /^All/);
  expect(asked).not.toHaveBeenCalled();
  // For a signed-in employer the screen calls the service.
  openScreen(VerificationsPage, paths.verifications);
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(0);
  asked.mockRestore();
});

// spec: routes/verifications
it('shows who is signed in her own verifications, and a visitor the sample again once she has left', async () => {
  openScreen(VerificationsPage, paths.verifications);
  expect(screen.getByRole('heading', { level: 1, name: 'My Verifications' })).toBeTruthy();
  expect(screen.queryByText('Sample data')).toBeNull();
  await screen.findByText('Showing 7 of 7 verifications');
  act(() => session.clear());
  expect(screen.getByText('Sample data')).toBeTruthy();
});

it('tells of each where it stands', () => {
  open();
  const [baraka, mwende, halima, furaha, kiprono, , chebet] = cards();
  expect(baraka).toBe(
    'BSBaraka SamplePendingDriver · Lite Check · Nov 10, 2025Waiting for the worker to consent by SMS.',
  );
  expect(mwende).toMatch(/In Progress.*The checks are running\.Stages done2 of 7$/);
  expect(halima).toMatch(/In Progress.*The checks are running\.Stages done5 of 7$/);
  expect(furaha).toMatch(/Completed.*\d+ out of 100, \w+.*The report is ready\./);
  expect(kiprono).toMatch(/50 out of 100, Silver.*Silver$/);
  expect(chebet).toMatch(/Expired.*The police clearance ran out on Sep 11, 2025/);
});

// spec: demonstration/list, demonstration/list-filter
it('finds by name, position and package, and counts under each status what was found', async () => {
  open();
  expect(chips()).toEqual(['All 7', 'Completed 3', 'In Progress 2', 'Pending 1', 'Expired 1']);
  search(' COOK ');
  expect(names()).toEqual(['Kiprono Example', 'Chebet Sample']);
  expect(chips()).toEqual(['All 2', 'Completed 1', 'In Progress 0', 'Pending 0', 'Expired 1']);
  await press('button', 'Search');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('COOK');
  search('premium');
  expect(names()).toEqual(['Mwende Example', 'Furaha Sample']);
});

// spec: demonstration/list-filter
it.each([
  [/^All/, 7],
  [/^Completed/, 3],
  [/^In Progress/, 2],
  [/^Pending/, 1],
  [/^Expired/, 1],
])('leaves under the status %s so many: %d', async (status, count) => {
  open();
  await press('radio', status);
  expect(cards()).toHaveLength(count);
  expect(screen.getByText(`Showing ${count} of 7 verifications`).closest('output')).toBeTruthy();
});

it('says that nothing was found, and shows everything again', async () => {
  open();
  search('gardener');
  await press('radio', /^Pending/);
  expect(names()).toEqual(['No Matching Verifications']);
  await press('button', 'Show All Verifications');
  expect(cards()).toHaveLength(7);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

// spec: demonstration/list-expired
it('offers to verify again what expired, and nothing else, and leads into the demonstration', async () => {
  open();
  expect(screen.getAllByRole('link', { name: /Re-verify/ })).toHaveLength(1);
  expect(cards().at(-1)).toMatch(
    /“Re-verify” shows the demonstration, with Furaha\.GoldRe-verify Chebet Sample$/,
  );
  await press('link', 'Re-verify Chebet Sample');
  expect(here()).toMatchObject({ pathname: '/safehire' });
});

it('shows the report of the one that the demonstration follows, and nobody else’s under a name that it is not of', async () => {
  open();
  expect(screen.getAllByRole('link', { name: /^View Report/ })).toHaveLength(1);
  await press('link', 'View Report for Furaha Sample');
  expect(here()).toMatchObject({ pathname: '/safehire', search: '?screen=complete' });
});

// spec: demonstration/list-nav
it('has Home, Verifications, Workers and Profile at the bottom, and no dead end behind them', async () => {
  open();
  const bar = within(screen.getByRole('navigation', { name: 'Main' }));
  const tabs = bar.getAllByRole<HTMLAnchorElement>('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Home', 'http://localhost:3000/'],
    ['Verifications', '/verifications'],
    ['Workers', '/login'],
    ['Profile', '/login'],
  ]);
  expect(bar.getByRole('link', { current: 'page' }).textContent).toBe('Verifications');
  fireEvent.click(bar.getByRole('link', { name: 'Workers' }));
  expect(here()).toMatchObject({ pathname: '/login' });
});

it.each([
  ['Get Started', '/signup'],
  ['See how it works', '/safehire'],
  ['Sign In', '/login'],
])('leads a visitor on: %s', async (name, pathname) => {
  open();
  await press('link', name);
  expect(here()).toMatchObject({ pathname });
});
