import { getDashboard } from '@repo/api-client/contract/employer';
import { getNanny } from '@repo/api-client/contract/nannies';
import { getCompletion } from '@repo/api-client/contract/verifications';
import { answers, breaks, refuses, waits, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { withdrawnCompletion } from '../../stories/ended-reports.ts';
import { cards, here, openScreen, press } from '../../stories/in-test.tsx';
import { achieng, idOf, mercy, prospect } from '../../stories/people.ts';
import {
  acceptedDashboard,
  busyDashboard,
  endedDashboard,
  ordersOfMercy,
  paidCheck,
  paidInvitations,
  withdrawnCheck,
} from '../../stories/purchases.ts';
import { paths } from '../paths.ts';
import { VerificationsPanel } from './VerificationsPanel.tsx';

const Panel = () => <VerificationsPanel place="dashboard" browse={null} />;

async function open(...recorded: Recording[]) {
  openScreen(Panel, paths.dashboard, { recorded });
  await screen.findByText('Showing 7 of 7 verifications');
}
const underWay = { status: 'in_progress', invitation_status: 'accepted' };
const cardOf = (name: string) => cards().find((card) => card.includes(name));

// spec: dashboard-verifications/card-name, dashboard-verifications/card-package
it('says whose check it is, of which package and since when', async () => {
  await open();
  expect(cardOf('Achieng Otieno')).toContain('Standard Check · Nov 16, 2026');
});

// spec: dashboard-verifications/card-completed, dashboard-verifications/card-misconduct
it('tells of a completed one how far it is, the score and the misconduct reports', async () => {
  await open();
  await vi.waitFor(() =>
    expect(cardOf('Achieng Otieno')).toMatch(
      /Achieng Otieno ?Complete ?Standard Check.*Trust score: ?90 out of 100, Platinum.*All checks are done\. ?Completion ?100% ?Platinum ?0 misconduct reports/,
    ),
  );
  expect(cardOf('Mercy Chebet')).toContain('Misconduct: Not checked yet');
  // Nothing of this check is known before her yes, and there is no report of it to open.
  expect(cardOf('Baraka Mwangi')).toMatch(/Basic before this check$/);
  expect(cardOf('Zawadi Naliaka')).not.toContain('Completion');
});

it('shows no score and no count of records beside what has ended', async () => {
  await open(answers(getDashboard, endedDashboard));
  await vi.waitFor(() => expect(cardOf('Achieng Otieno')).toContain('The report ended on Oct 30, 2026.'));
  for (const name of ['Achieng Otieno', 'Mercy Chebet', 'Baraka Mwangi', 'Zawadi Naliaka', 'Nyambura'])
    expect(cardOf(name)).not.toMatch(/trust score|out of 100|misconduct report|Misconduct:/i);
});

// spec: calls/completion-tolerated
it('does without a progress that does not arrive, and has the score from the worker herself', async () => {
  await open(breaks(getCompletion));
  await vi.waitFor(() =>
    expect(cardOf('Achieng Otieno')).toMatch(/Trust score: ?90 out of 100.*Platinum ?0 misconduct reports/),
  );
  await vi.waitFor(() => expect(cardOf('Achieng Otieno')).not.toContain('Completion'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('link', { name: 'View Report for Achieng Otieno' })).toBeTruthy();
});

// spec: dashboard-verifications/button-completed, dashboard-verifications/opens-report
it('opens the report of a completed one', async () => {
  await open();
  await press('link', 'View Report for Achieng Otieno');
  expect(here()).toMatchObject({
    pathname: '/verification-report',
    search: '',
    state: {
      workerId: achieng.id,
      verificationId: paidCheck.id,
      workerData: { id: achieng.id, name: achieng.name },
      isDeepCheck: false,
    },
  });
});

// spec: dashboard-verifications/button-pending
it('says its state in words in the place of a button where there is nothing to do', async () => {
  await open();
  await vi.waitFor(() => expect(cardOf('Zawadi Naliaka')).toContain('+254 700 000 104 · Awaiting Review'));
  expect(screen.queryByRole('button', { name: /Awaiting Review/ })).toBeNull();
});

// spec: dashboard-verifications/button-failed
it('says of an invitation that failed for another reason than an answer that it failed', async () => {
  const [asked] = busyDashboard.requests;
  const failed = asked === undefined ? [] : [{ ...asked, status: 'failed', invitation_status: 'failed' }];
  openScreen(Panel, paths.dashboard, {
    recorded: [answers(getDashboard, { requests: failed, purchases: [] })],
  });
  await screen.findByText('Showing 1 of 1 verifications');
  expect(cardOf('Zawadi Naliaka')).toMatch(/Failed$/);
});

it('calls a NO no failure, and shows no score beside it', async () => {
  await open();
  const hers = cards().filter((card) => card.includes('Nyambura'));
  expect(hers).toHaveLength(2);
  for (const card of hers)
    expect(card).not.toMatch(/Failed|trust score|out of 100|misconduct report|Misconduct:/i);
});

// spec: dashboard-verifications/button-completed, dashboard-verifications/only-completed
it('draws a request and its payment as one case, and counts both', async () => {
  openScreen(Panel, paths.dashboard, { recorded: [answers(getDashboard, paidInvitations)] });
  await screen.findByText('Showing 7 of 7 verifications');
  expect(cards()).toHaveLength(4);
  for (const name of ['Baraka Mwangi', 'Mercy Chebet', 'Achieng Otieno'])
    expect(cardOf(name)).toMatch(/Invited Nov 1\d, 2026 · accepted/);
  expect(screen.getAllByRole('link', { name: 'View Report for Achieng Otieno' })).toHaveLength(1);
  fireEvent.click(screen.getByRole('radio', { name: 'Ended', hidden: true }));
  expect(cards()).toEqual([expect.stringMatching(/Nyambura/)]);
});

// spec: dashboard-verifications/button-in-progress
it('names the state of checks that are under way', async () => {
  const [asked] = busyDashboard.requests;
  const requests = asked === undefined ? [] : [{ ...asked, nanny_id: mercy.id, ...underWay }];
  openScreen(Panel, paths.dashboard, { recorded: [answers(getDashboard, { requests, purchases: [] })] });
  await screen.findByText('Showing 1 of 1 verifications');
  expect(cards()[0]).toContain('Processing');
});

it('puts a payment that did not go through into the case of the yes, with its payment still to make', async () => {
  const [asked] = acceptedDashboard.requests;
  const [unpaid] = ordersOfMercy('failed').purchases;
  if (asked === undefined || unpaid === undefined) throw new Error('There is no case');
  const purchases = [{ ...unpaid, nanny_id: asked.nanny_id, created_at: '2026-11-22T12:00:00Z' }];
  openScreen(Panel, paths.dashboard, {
    recorded: [answers(getDashboard, { requests: [asked], purchases })],
  });
  await screen.findByText('Showing 2 of 2 verifications');
  expect(cards()).toHaveLength(1);
  expect(cards()[0]).toMatch(
    /Complete the payment to start the checks\. ?Your payment failed\. Nov 22, 2026/,
  );
  expect(screen.getByRole('button', { name: /^Put Away the failed payment/ })).toBeTruthy();
  await press('link', /^Complete Payment/);
  expect(here()).toMatchObject({ pathname: '/payment', state: { isAcceptedInvitation: true } });
});

it('asks above the list for the payment that waits, and not again in its row', async () => {
  await open();
  const card = within(screen.getByRole('region', { name: 'Finish the payment for Zawadi Naliaka' }));
  expect(screen.getAllByRole('link', { name: /^Complete Payment/ })).toEqual([
    card.getByRole('link', { name: 'Complete Payment for Zawadi Naliaka' }),
  ]);
  expect(screen.getAllByRole('link', { name: 'Check the payment' })).toHaveLength(1);
  const [, unpaid] = cards().filter((each) => each.includes('Zawadi Naliaka'));
  expect(unpaid).toContain('Waiting for your payment. No money received yet.');
  expect(unpaid).not.toContain('Awaiting Review');
  // A filter shows what it is asked for.
  fireEvent.click(screen.getByRole('radio', { name: 'Pending', hidden: true }));
  expect(screen.queryByRole('region', { name: /^Finish the payment/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Complete Payment for Zawadi Naliaka' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Check the payment' })).toBeTruthy();
});

it('says how many more wait in the list', async () => {
  const { purchases } = ordersOfMercy('failed');
  openScreen(Panel, paths.dashboard, {
    recorded: [answers(getDashboard, { ...acceptedDashboard, purchases })],
  });
  expect(await screen.findByText('1 more waits for you below.')).toBeTruthy();
});

it.each(['paid', 'refunded'] as const)(
  'is silent about a failed attempt once money came: %s',
  async (status) => {
    const { purchases } = ordersOfMercy('failed');
    const paid = ordersOfMercy(status).purchases.map((each) => ({
      ...each,
      id: idOf(301),
      created_at: '2026-11-22T18:00:00Z',
    }));
    openScreen(Panel, paths.dashboard, {
      recorded: [answers(getDashboard, { requests: [], purchases: [...purchases, ...paid] })],
    });
    await screen.findByText('Showing 2 of 2 verifications');
    expect(screen.getByText('in 1 row')).toBeTruthy();
    expect(cards()).toEqual([expect.not.stringMatching(/Your payment failed\./)]);
    expect(screen.queryByRole('button', { name: /^Put Away/ })).toBeNull();
  },
);

it('opens its checks where they are under way or done, and nowhere else', async () => {
  await open();
  await vi.waitFor(() => expect(cardOf('Mercy Chebet')).toContain('The checks'));
  expect(cardOf('Mercy Chebet')).toContain(
    'Work HistoryNot startedExpected Nov 25, 2026Our team asks the earlier employers',
  );
  await vi.waitFor(() => expect(cardOf('Achieng Otieno')).toContain('The checks'));
  for (const name of ['Zawadi Naliaka', 'Baraka Mwangi', 'Nyambura'])
    expect(cardOf(name)).not.toMatch(/The checks(?! have)/);
});

const roomsOf = (name: string) => {
  const card = screen.getAllByRole('listitem').find((each) => each.textContent.includes(name));
  return [...(card?.querySelectorAll('[aria-hidden][inert]') ?? [])].map((room) => room.textContent);
};

it('keeps the room of what is still on its way, and says nothing of it', async () => {
  await open(waits(getCompletion), waits(getNanny));
  const status = 'Not checked yetMisconduct: Not checked yet';
  expect(roomsOf('Mercy Chebet')).toEqual(['Pending', 'Completion0%', status, 'Checks']);
  expect(roomsOf('Baraka Mwangi')).toEqual(['Pending', 'Not checked yet']);
  expect(roomsOf('Zawadi Naliaka')).toEqual(['The number']);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('keeps no room for what does not come', async () => {
  await open(breaks(getCompletion), breaks(getNanny));
  await vi.waitFor(() => expect(roomsOf('Mercy Chebet')).toEqual([]));
  expect(cardOf('Mercy Chebet')).not.toContain('misconduct report');
});

// spec: calls/worker-per-item
it('asks once for each worker, whatever number of items she has, and does without one who does not arrive', async () => {
  const of = (id: string, recording: Recording) => {
    const respond = vi.fn<Recording['respond']>(recording.respond);
    return { recorded: { ...recording, when: { params: { id } }, respond }, asked: respond };
  };
  const known = of(achieng.id, answers(getNanny, { ...achieng, name: 'Achieng Atieno' }));
  const gone = of(mercy.id, refuses(getNanny, 404, 'Worker not found'));
  const twice = { ...paidCheck, id: idOf(300) };
  const items = { requests: [], purchases: [paidCheck, twice, ...busyDashboard.purchases.slice(0, 1)] };
  // The home tab and the verifications tab have the same items.
  const Both = () => (
    <>
      <Panel />
      <Panel />
    </>
  );
  openScreen(Both, paths.dashboard, {
    recorded: [known.recorded, gone.recorded, answers(getDashboard, items)],
  });
  const links = () => screen.getAllByRole('link', { name: 'View Report for Achieng Atieno' });
  await vi.waitFor(() => expect(links()).toHaveLength(4));
  expect(cards().filter((card) => card.includes('Mercy Chebet'))).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
  expect([known.asked, gone.asked].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  links()[0]?.click();
  await expect.poll(here).toMatchObject({
    pathname: '/verification-report',
    state: { workerData: { id: achieng.id, name: 'Achieng Atieno', service_type: 'Nanny' } },
  });
});

it('of a worker before her yes has the typed number in the place of a score, and asks for no progress', async () => {
  const asked = vi.fn<Recording['respond']>(() => Promise.resolve(new Response(null, { status: 404 })));
  await open({ call: getCompletion, when: { params: { nanny_id: prospect.id } }, respond: asked });
  await vi.waitFor(() => expect(cardOf('Zawadi Naliaka')).toContain('+254 700 000 104'));
  expect(cardOf('Zawadi Naliaka')).not.toMatch(/score|out of 100|misconduct report|Misconduct:/i);
  expect(asked).not.toHaveBeenCalled();
});

it('leads to the results that were decided before she withdrew, without a score', async () => {
  openScreen(Panel, paths.dashboard, {
    recorded: [
      answers(getDashboard, withdrawnCheck),
      answers(getCompletion, withdrawnCompletion),
      refuses(getNanny, 404, 'Worker not found'),
    ],
  });
  await screen.findByText('Showing 2 of 2 verifications');
  expect(cardOf('Achieng Otieno')).toContain('The worker withdrew consent. KES 500 of KES 2,000 refunded.');
  await vi.waitFor(() =>
    expect(cardOf('Achieng Otieno')).not.toMatch(/score|out of 100|misconduct report|Misconduct:/i),
  );
  await press('link', 'View Report for Achieng Otieno');
  expect(here()).toMatchObject({ pathname: '/verification-report', state: { workerId: achieng.id } });
});
