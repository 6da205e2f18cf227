import { getDashboard } from '@repo/api-client/contract/employer';
import { getNanny } from '@repo/api-client/contract/nannies';
import { getCompletion } from '@repo/api-client/contract/verifications';
import { answers, breaks } from '@repo/api-client/recorded/recorded-calls';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { atDesk, cards, here, openScreen, press } from '../../../stories/in-test.tsx';
import { achieng, mercy, zawadi } from '../../../stories/people.ts';
import {
  acceptedDashboard,
  busyDashboard,
  emptyDashboard,
  endedDashboard,
  ordersOfMercy,
  paidCheck,
} from '../../../stories/purchases.ts';
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
      expect.stringMatching(/^(?!.*(score|out of 100)).*Zawadi Naliaka.*Pending.*700 000 104/i),
      expect.stringMatching(
        /Mercy Chebet.*In Progress.*Trust score: ?70 so far, up to 100, Gold.*Gold so far, up to 100/,
      ),
      // Before her consent there is no report of this check.
      expect.stringMatching(/Baraka Mwangi.*Pending.*20 out of 100, Basic.*Basic before this check$/),
    ]),
  );
});

it('says of a worker with misconduct records how many, in the place of her tier', async () => {
  open({
    recorded: [breaks(getCompletion), answers(getNanny, { ...mercy, misconduct_flags: 2 })],
  });
  await vi.waitFor(() => expect(cards()[1]).toMatch(/2 misconduct reports ?View Report/));
});

it('shows no score beside what has ended', async () => {
  open({ recorded: [answers(getDashboard, endedDashboard)] });
  await vi.waitFor(() => expect(cards().length).toBeGreaterThan(0));
  for (const card of cards()) expect(card).not.toMatch(/score|out of 100|so far|misconduct/i);
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
  expect(await screen.findByText('Quick tip')).toBeTruthy();
  const actions = within(
    screen.getByRole('heading', { name: 'Quick Actions' }).parentElement ?? document.body,
  );
  expect(actions.getByRole('button', { name: 'Search Worker' })).toBeTruthy();
  expect(actions.getByRole('link', { name: 'Invite Worker' }).getAttribute('href')).toBe('/invite');
  await press('button', 'Start New Verification');
  expect(await screen.findByRole('heading', { name: 'All Workers (6)' })).toBeTruthy();
  expect(document.activeElement).not.toBe(screen.getByRole('searchbox'));
});

it('leads from the search to the workers, with the focus where she types', async () => {
  open();
  await press('button', 'Search Worker');
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search workers' }));
  await press('button', 'Home');
  await press('button', 'Workers');
  expect(document.activeElement).not.toBe(screen.getByRole('searchbox'));
});

it('leads from the newest to all of them', async () => {
  open();
  await press('button', 'View All Verifications (7)');
  expect(screen.getByRole('heading', { name: 'My Verifications' })).toBeTruthy();
  expect(here()).toMatchObject({ pathname: '/dashboard' });
});

describe('what waits for her', () => {
  const first = async () =>
    within(await screen.findByRole('region', { name: /said yes|Finish the payment/ }));
  const yes = { ...acceptedDashboard, purchases: busyDashboard.purchases };

  // spec: dashboard-verifications/button-accepted
  it('is the first thing on her home, with its payment, and the row below does not ask again', async () => {
    open({ recorded: [answers(getDashboard, acceptedDashboard)] });
    const card = await first();
    expect(card.getByRole('heading', { name: 'Zawadi Naliaka said yes' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /^Complete Payment/ })).toHaveLength(1);
    expect(cards()[0]).toMatch(/Accepted$/);
    await press('link', 'Complete Payment for Zawadi Naliaka');
    expect(here()).toMatchObject({
      pathname: '/payment',
      state: { worker: { id: zawadi.id }, package: { id: 17 }, isAcceptedInvitation: true },
    });
  });

  it('begins with a yes, which has an end, and counts the rest', async () => {
    const unpaid = busyDashboard.purchases.filter(({ status }) => status === 'pending');
    const purchases = unpaid.map((each) => ({ ...each, nanny_id: mercy.id, worker_name: mercy.name }));
    open({ recorded: [answers(getDashboard, { ...yes, purchases })] });
    const card = await first();
    expect(card.getByRole('heading', { name: 'Zawadi Naliaka said yes' })).toBeTruthy();
    card.getByRole('button', { name: '1 more waits for you' }).click();
    expect(await screen.findByRole('heading', { name: 'My Verifications' })).toBeTruthy();
  });

  it('may be a payment that is not through', async () => {
    open();
    const card = await first();
    expect(card.getByRole('heading', { name: 'Finish the payment for Zawadi Naliaka' })).toBeTruthy();
    expect(card.getByText(/^Lite Check, Nov 19, 2026\./).textContent).toBe(
      'Lite Check, Nov 19, 2026. KES 500 not received yet.',
    );
    expect(card.getByText('Paid already?')).toBeTruthy();
    // Nobody pays twice: the way to look for the money charges nothing.
    expect(card.getByRole('link', { name: 'Check the payment' }).getAttribute('href')).toMatch(
      /^\/post-payment-success\?reference=/,
    );
  });

  it.each([
    ['failed', /^Your payment failed\. .* not received yet\.$/],
    ['abandoned', /^Your payment was not completed\. .* not received yet\.$/],
  ])('says of a payment that is %s what became of it', async (status, words) => {
    open({ recorded: [answers(getDashboard, ordersOfMercy(status))] });
    const card = await first();
    expect(card.getByText(/^Your payment/).textContent).toMatch(words);
    // The row below has no second way to end it.
    expect(screen.getAllByRole('button', { name: /^Put Away/ })).toEqual([
      card.getByRole('button', { name: 'Put Away the failed payment for Mercy Chebet' }),
    ]);
  });

  it('is nothing where nothing waits', async () => {
    open({ recorded: [answers(getDashboard, { requests: [], purchases: [paidCheck] })] });
    await screen.findByRole('heading', { name: achieng.name ?? '' });
    expect(screen.queryByRole('region', { name: /said yes|Finish the payment/ })).toBeNull();
  });
});

it('has the start of a first verification in its first step at a desk', async () => {
  atDesk();
  open({ recorded: [answers(getDashboard, emptyDashboard)] });
  const steps = await screen.findByRole('list', { name: 'How a verification goes' });
  const [find] = within(steps).getAllByRole('listitem');
  const ways = within(find ?? document.body);
  expect(ways.getByRole('link', { name: 'Invite Worker' }).getAttribute('href')).toBe('/invite');
  expect(screen.getAllByRole('button', { name: 'Start New Verification' })).toHaveLength(1);
  ways.getByRole('button', { name: 'Search Worker' }).click();
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')));
});

it('shows one who has none yet how a verification goes', async () => {
  open({ recorded: [answers(getDashboard, emptyDashboard)] });
  const steps = await screen.findByRole('list', { name: 'How a verification goes' });
  expect([...steps.children].map((step) => step.textContent)).toEqual([
    expect.stringMatching(/^Find or invite/),
    expect.stringMatching(
      /^Consent and payment.*first the yes, then you pay.*you pay first.*a no gives it all back/,
    ),
    expect.stringMatching(/^We check/),
    expect.stringMatching(/^You read the report/),
  ]);
  const packages = within(await screen.findByRole('region', { name: 'Packages' })).getAllByRole('listitem');
  expect(packages.map((each) => each.textContent)).toEqual([
    expect.stringMatching(/^Lite Check ?KES\s500 ?Identity, references/),
    expect.stringMatching(/^Standard Check ?KES\s1,000 ?.*police clearance/),
    expect.stringMatching(/^Premium Check ?KES\s2,000 ?.*health/),
    expect.stringMatching(/^Urgent Verification ?KES\s1,500 ?Standard, taken up first/),
  ]);
  expect(screen.getAllByRole('button', { name: 'Start New Verification' })).toHaveLength(1);
  expect(screen.getByText('Quick tip')).toBeTruthy();
  expect(screen.queryByText('Recent Verifications')).toBeNull();
});
