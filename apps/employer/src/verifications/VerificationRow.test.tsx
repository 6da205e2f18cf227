import { getDashboard } from '@repo/api-client/contract/employer';
import { getNanny } from '@repo/api-client/contract/nannies';
import { getCompletion } from '@repo/api-client/contract/verifications';
import { answers, breaks, refuses, waits, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { withdrawnCompletion } from '../../stories/ended-reports.ts';
import { cards, here, openScreen, press } from '../../stories/in-test.tsx';
import { achieng, idOf, longestName, mercy, prospect } from '../../stories/people.ts';
import {
  busyDashboard,
  endedDashboard,
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
const cardOf = (name: string) => cards().find((card) => card.startsWith(name));

// spec: dashboard-verifications/card-name, dashboard-verifications/card-package
it('says whose check it is, of which package and since when', async () => {
  await open();
  expect(cardOf('Achieng Otieno')).toContain('Standard Verification · Nov 16, 2026');
});

// spec: dashboard-verifications/card-completed, dashboard-verifications/card-misconduct
it('tells of a completed one how far it is, the score and the misconduct reports', async () => {
  await open();
  await vi.waitFor(() =>
    expect(cardOf('Achieng Otieno')).toMatch(
      /Complete.*All checks are done\. ?Completion ?100% ?Platinum, trust score 90 out of 100 ?0 misconduct reports/,
    ),
  );
  expect(cardOf('Nyambura')).toContain('1 misconduct report');
  expect(cardOf('Nyambura')).not.toContain('Completion');
});

it('shows no score and no count of records beside what has ended', async () => {
  await open(answers(getDashboard, endedDashboard));
  await vi.waitFor(() => expect(cardOf('Achieng Otieno')).toContain('The report ended on Oct 30, 2026.'));
  for (const name of ['Achieng Otieno', 'Mercy Chebet', 'Baraka Mwangi', 'Zawadi Naliaka'])
    expect(cardOf(name)).not.toMatch(/trust score|misconduct report|Misconduct registry:/);
});

// spec: calls/completion-tolerated
it('does without a progress that does not arrive, and has the score from the worker herself', async () => {
  await open(breaks(getCompletion));
  await vi.waitFor(() =>
    expect(cardOf('Achieng Otieno')).toMatch(/trust score 90 out of 100 ?0 misconduct reports/),
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

// spec: dashboard-verifications/button-pending, dashboard-verifications/button-failed
it('has a button that opens nothing for what is not completed', async () => {
  await open();
  const waiting = screen.getByRole('button', { name: /^Awaiting Review for Zawadi Naliaka/ });
  expect(waiting.getAttribute('aria-disabled')).toBe('true');
  const [failed] = screen.getAllByRole('button', { name: /^Failed for Nyambura/ });
  expect(failed?.getAttribute('aria-disabled')).toBe('true');
  expect(document.body.textContent).toContain('There is nothing left to do here.');
});

// spec: dashboard-verifications/button-accepted, dashboard-verifications/button-in-progress
// spec: dashboard-verifications/button-completed, dashboard-verifications/only-completed
it('names each state of a paid invitation on its button, and opens the report of the completed one alone', async () => {
  openScreen(Panel, paths.dashboard, { recorded: [answers(getDashboard, paidInvitations)] });
  await screen.findByText('Showing 7 of 7 verifications');
  for (const name of [
    'Accepted for Baraka Mwangi',
    'Processing for Mercy Chebet',
    `Ended for ${longestName.name}`,
  ])
    expect(screen.getByRole('button', { name: new RegExp(`^${name}`) }).getAttribute('aria-disabled')).toBe(
      'true',
    );
  // The request and the purchase.
  expect(screen.getAllByRole('link', { name: 'View Report for Achieng Otieno' })).toHaveLength(2);
  fireEvent.click(screen.getByRole('radio', { name: 'Ended', hidden: true }));
  expect(cards()).toEqual([expect.stringMatching(/^Nyambura/)]);
});

it('can be followed where checks are under way, seen where they are done, and nowhere else', async () => {
  await open();
  await vi.waitFor(() => expect(cardOf('Mercy Chebet')).toContain('Follow the checks'));
  expect(cardOf('Mercy Chebet')).toContain('Our team asks where she workedExpected Nov 25, 2026');
  await vi.waitFor(() => expect(cardOf('Achieng Otieno')).toContain('See the checks'));
  for (const name of ['Zawadi Naliaka', 'Baraka Mwangi', 'Nyambura'])
    expect(cardOf(name)).not.toContain('the checks');
});

const roomsOf = (name: string) => {
  const card = screen.getAllByRole('listitem').find((each) => each.textContent.startsWith(name));
  return [...(card?.querySelectorAll('[aria-hidden][inert]') ?? [])].map((room) => room.textContent);
};

it('keeps the room of what is still on its way, and says nothing of it', async () => {
  await open(waits(getCompletion), waits(getNanny));
  const [bar, status] = ['Completion0%', 'trust score: Not checked yetMisconduct registry: Not checked yet'];
  expect(roomsOf('Mercy Chebet')).toEqual(['Pending', bar, status, 'The checks']);
  expect(roomsOf('Baraka Mwangi')).toEqual(['Pending', bar, status]);
  expect(roomsOf('Zawadi Naliaka')).toEqual([status]);
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
  expect(cards().filter((card) => card.startsWith('Mercy Chebet'))).toHaveLength(2);
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
  expect(cardOf('Zawadi Naliaka')).not.toMatch(/score|misconduct/);
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
  expect(cardOf('Achieng Otieno')).toContain(
    'The worker withdrew her consent. KES 500 of KES 2,000 refunded.',
  );
  await vi.waitFor(() => expect(cardOf('Achieng Otieno')).not.toMatch(/score|misconduct/));
  await press('link', 'View Report for Achieng Otieno');
  expect(here()).toMatchObject({ pathname: '/verification-report', state: { workerId: achieng.id } });
});
