import { listNannies } from '@repo/api-client/contract/nannies';
import { breaks, waits } from '@repo/api-client/recorded/recorded-calls';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { list } from '../../../stories/household.ts';
import { cards, here, openScreen, press } from '../../../stories/in-test.tsx';
import { achieng, longestName, mercy, workers } from '../../../stories/people.ts';
import { paths } from '../../paths.ts';
import DashboardPage from './DashboardPage.tsx';

function open(recorded: Parameters<typeof openScreen>[2] = {}) {
  openScreen(DashboardPage, paths.dashboard, { state: { activeTab: 'workers' }, ...recorded });
  return screen.findByRole('heading', { level: 2, name: /^(All Workers|Search Results) \(\d+\)$/ });
}
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const cardOf = (name: string) => cards().find((card) => card.includes(name)) ?? '';

// spec: dashboard-workers/heading, dashboard-workers/invite-new, dashboard-workers/search-placeholder
// spec: dashboard-workers/search-button, dashboard-workers/cannot-find, shared-pieces/page-header-action
it('has a heading, a search and two ways to invite', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Workers' })).toBeTruthy();
  expect(screen.getByPlaceholderText('Name, position, or ID number...')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Search' })).toBeTruthy();
  expect(link('Invite New Worker').getAttribute('href')).toBe('/invite');
  expect(link("Can't find the worker? Invite them").getAttribute('href')).toBe('/invite');
});

// spec: dashboard-workers/filter-house-keeper, dashboard-workers/filter-bar, constants/default-role
it('shows all roles until one is chosen, and again when the filter is cleared', async () => {
  await open();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'All Roles' }).checked).toBe(true);
  expect(screen.queryByRole('button', { name: 'Clear filter' })).toBeNull();
  await press('radio', 'House Managers');
  expect(screen.getByText('Showing House Managers only')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Search Results (2)' })).toBeTruthy();
  expect(cards()).toEqual([
    expect.stringContaining('House Manager'),
    expect.stringContaining('House Keeper'),
  ]);
  await press('button', 'Clear filter');
  expect(cards()).toHaveLength(workers.length);
  expect(screen.getByRole('heading', { name: `All Workers (${workers.length})` })).toBeTruthy();
  expect(screen.queryByText(/^Showing/)).toBeNull();
});

it('names all active filters in one bar, and clears them together', async () => {
  await open();
  await press('radio', 'Nannies');
  fireEvent.change(screen.getByLabelText('Town or area'), { target: { value: 'Kilimani' } });
  fireEvent.change(screen.getByLabelText('Experience'), { target: { value: '5' } });
  fireEvent.click(screen.getByRole('switch', { name: 'Verified only' }));
  expect(
    screen.getByText('Showing verified Nannies in Kilimani with at least 5 years of experience only'),
  ).toBeTruthy();
  await press('button', 'Search');
  expect(cards()).toEqual([expect.stringContaining('Achieng Otieno')]);
  expect(screen.getByText('Filter by Role').textContent).toBe('Filter by Role · Nannies');
  expect(screen.getByText('More Filters').textContent).toBe(
    'More Filters · Kilimani, at least 5 years, verified',
  );
  await press('button', 'Clear filters');
  expect(cards()).toHaveLength(workers.length);
  expect(screen.queryByText(/^Showing/)).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Town or area').value).toBe('');
});

it('counts nobody as found where the filters find nobody', async () => {
  await open();
  await press('radio', 'Cooks');
  fireEvent.change(screen.getByLabelText('Experience'), { target: { value: '10' } });
  expect(await screen.findByRole('heading', { name: 'Search Results (0)' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'No Results Found' })).toBeTruthy();
});

// spec: dashboard-workers/loading
it('has its heading before the workers arrive', () => {
  openScreen(DashboardPage, paths.dashboard, {
    state: { activeTab: 'workers' },
    recorded: [waits(listNannies)],
  });
  expect(screen.getByRole('heading', { level: 2, name: 'All Workers' })).toBeTruthy();
  expect(screen.getByText('Loading workers...')).toBeTruthy();
});

it('counts nobody where the search failed', async () => {
  await open({ recorded: [list([achieng]), breaks(listNannies)] });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Achieng' } });
  await press('button', 'Search');
  await screen.findByText('Failed to search. Please try again.');
  expect(screen.getByRole('heading', { name: 'Search Results' })).toBeTruthy();
});

// spec: dashboard-workers/score-guide
it('explains the trust score beside the count', async () => {
  const heading = await open();
  const guide = screen.getByRole('button', { name: 'Trust score guide' });
  expect(heading.parentElement?.parentElement?.contains(guide)).toBe(true);
  const words = document.getElementById(guide.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(words).toMatch(/Platinum: 81 to 100\. Gold: 61 to 80\. Silver: 41 to 60\. Basic: up to 40/);
});

describe('the card of a worker', () => {
  // spec: dashboard-workers/card-avatar, dashboard-workers/card-name, dashboard-workers/card-location
  // spec: dashboard-workers/card-experience, dashboard-workers/card-badge, dashboard-workers/card-score
  it('tells what is known of her', async () => {
    await open();
    const card = cardOf('Achieng Otieno');
    expect(card).toMatch(/^Achieng Otieno ?Nanny · Kilimani, Nairobi · 6\syears\sexperience/);
    expect(card).toMatch(/90 out of 100, Platinum ?90 ?Identity ?Verified ?Select Worker/);
    expect(cardOf('Baraka Mwangi')).toMatch(/^BM.*Identity ?Pending Verification/);
    expect(cardOf('Unknown Name')).toMatch(/^WUnknown Name.*Identity ?Not Verified/);
  });

  it('shows the photo of those who show theirs', async () => {
    await open();
    const shown = workers.filter(({ photo }) => photo !== null);
    const pictures = [...document.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
    expect(pictures).toEqual(shown.map(({ photo }) => photo));
  });

  it('says beside a running score how far it can reach, and where nothing was checked', async () => {
    await open();
    expect(cardOf('Mercy Chebet')).toContain('70 so far, up to 100');
    expect(cardOf('Unknown Name')).toContain('Not checked yet');
    expect(cardOf('Achieng Otieno')).not.toContain('so far');
  });

  // spec: dashboard-workers/card-opens
  it('opens her profile', async () => {
    await open();
    await press('link', 'Achieng Otieno');
    expect(here()).toMatchObject({ pathname: '/worker-profile', state: { workerId: achieng.id } });
  });

  // spec: dashboard-workers/card-select
  it('leads to her packages by its button', async () => {
    await open();
    await press('link', `Select Worker ${longestName.name}`);
    expect(here()).toMatchObject({ pathname: '/package', state: { workerId: longestName.id } });
  });
});

// spec: dashboard-workers/empty-none
it('leads from an empty list to the first invitation', async () => {
  await open({ recorded: [list([])] });
  expect(screen.getByRole('heading', { name: 'No Workers Found' })).toBeTruthy();
  await press('link', 'Invite First Worker');
  expect(here().pathname).toBe('/invite');
});

// spec: dashboard-workers/empty-results
it('leads from a role that nobody here has to an invitation', async () => {
  await open({ recorded: [list([achieng])] });
  await press('radio', 'Cooks');
  expect(await screen.findByRole('heading', { name: 'No Results Found' })).toBeTruthy();
  // One invitation is enough here, beside that of the page.
  expect(screen.queryByRole('link', { name: "Can't find the worker? Invite them" })).toBeNull();
  await press('link', 'Invite & Verify New Worker');
  expect(here().pathname).toBe('/invite');
});

it('clears the filters where they leave nobody', async () => {
  await open({ recorded: [list([achieng])] });
  await press('radio', 'Cooks');
  const nobody = (await screen.findByRole('heading', { name: 'No Results Found' })).parentElement;
  within(nobody ?? document.body)
    .getByRole('button', { name: 'Clear filter' })
    .click();
  expect(await screen.findByRole('heading', { name: 'All Workers (1)' })).toBeTruthy();
});

it('clears a search that finds nobody, and leads back into it', async () => {
  await open();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Nobody of this name' } });
  await press('button', 'Search');
  await press('button', 'Clear Search');
  expect(await screen.findByRole('heading', { name: `All Workers (${workers.length})` })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

it('puts one without a name last, and says why it has none', async () => {
  await open({ recorded: [list([{ ...mercy, name: null }, achieng])] });
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Achieng Otieno', 'Unknown Name']);
  expect(screen.getByText(/Has given no name yet/)).toBeTruthy();
});
