import { getTeamAccount } from '@repo/api-client/contract/team-account';
import {
  claimWork,
  giveWork,
  listColleagues,
  listQueue,
  listQueues,
  putWorkBack,
  saveView,
  snoozeWork,
  takeNext,
} from '@repo/api-client/contract/work';
import { listDocumentsOf } from '@repo/api-client/contract/documents';
import { answers, refuses, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { documentKinds } from '@repo/domain/document';
import { english as refusals } from '@repo/domain/refusals/english';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { paper } from '../../../stories/items.ts';
import { check, queuesFor } from '../../../stories/queues.ts';
import { here, openScreen, press } from '../../../stories/in-test.tsx';
import { asRole, idOf, wanjiku } from '../../../stories/team.ts';
import { paths } from '../../paths.ts';
import { hiddenColumns } from '../../preferences/preference.ts';
import { Queue } from './Queue.tsx';

const CASE = paths.case(check(1).case_id ?? '');
const you = { id: wanjiku.id, name: wanjiku.name };
const baraka = { id: idOf(2), name: 'Baraka Mutua' };
const NAME = 'References, Case 4F2101';
const [free, mine, theirs] = [check(1), check(1, { holder: you }), check(1, { holder: baraka })];

const References = () => <Queue queue="references" />;
let calls: readonly Parameters<typeof fetch>[] = [];

async function open(work: Parameters<typeof check>[1] & object, ...recorded: readonly Recording[]) {
  openScreen(References, paths.queue('references'), {
    recorded: [...recorded, answers(listQueue, { work: [check(1, work)] })],
  });
  const watched = vi.spyOn(globalThis, 'fetch');
  ({ calls } = watched.mock);
  onTestFinished(() => watched.mockRestore());
  await screen.findByRole('row', { name: /Case 4F2101/ });
}
const sent = () =>
  calls.flatMap(([address, init]) =>
    init?.method === 'POST' && typeof init.body === 'string'
      ? [[address, z.parse(z.json(), JSON.parse(init.body))]]
      : [],
  );
const told = (words: string) => screen.findByText(words, { selector: 'output *' });
const at = (act: string) => `/api/ops/work/check/${free.id}/${act}`;
async function entries() {
  await press('button', `Actions for ${NAME}`);
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
}
async function choose(entry: string) {
  await press('button', `Actions for ${NAME}`);
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

// spec: team-work-pages/take
it('takes free work, once', async () => {
  await open({}, answers(claimWork, { work: mine }));
  await press('button', `Take ${NAME}`);
  await told(`Taken: ${NAME}.`);
  expect(sent()).toEqual([[at('claim'), {}]]);
});

it('says that a colleague was faster, and reads the queue again', async () => {
  await open({}, refuses(claimWork, 409, refusals.workHeldByAnother, { code: 'conflict' }));
  const before = calls.length;
  await press('button', `Take ${NAME}`);
  await told(refusals.workHeldByAnother);
  await waitFor(() => expect(calls.length).toBeGreaterThan(before + 1));
});

it.each([
  ['that she holds', { holder: you }, 1],
  ['that nobody holds', {}, 0],
  ['of a colleague', { holder: baraka }, 0],
])('opens work %s from its row', async (_, work, links) => {
  await open(work);
  expect(screen.queryAllByRole('link', { name: `Open ${NAME}` })).toHaveLength(links);
});

// spec: team-work-pages/next
it.each([
  [answers(takeNext, { work: mine }), `Taken: ${NAME}.`],
  [answers(takeNext, { work: null }), 'Nothing free waits here for you.'],
])('takes the next one, or says that there is none (%#)', async (recorded, words) => {
  await open({}, recorded);
  await press('button', 'Take the next');
  expect(await told(words)).toBeTruthy();
});

// spec: team-queues/next-of-package
it('takes the next one of the package that the address filters by', async () => {
  openScreen(References, paths.queue('references'), {
    search: '?package=premium',
    recorded: [
      answers(takeNext, { work: null }, { query: { level: 'premium' } }),
      answers(listQueue, { work: [check(1)] }, { query: { level: 'premium' } }),
    ],
  });
  await screen.findByRole('row', { name: /Case 4F2101/ });
  await press('button', 'Take the next');
  expect(await told('Nothing free waits here for you.')).toBeTruthy();
});

// spec: team-work-pages/next
it.each([
  ['its paper, which is judged first', answers(claimWork, { work: mine }), paths.item('document', idOf(500))],
  ['the check, when a colleague holds its paper', refuses(claimWork, 409, refusals.workHeldByAnother), CASE],
])('opens %s', async (_, taking, address) => {
  const work = check(1, { check_kind: 'health', queue: 'health', holder: you });
  const documents = [paper({ slot: 'certificates' })];
  await open(
    {},
    taking,
    answers(takeNext, { work }),
    answers(listDocumentsOf, { nanny_name: 'Achieng Otieno', documents }),
  );
  await press('button', 'Take the next');
  await waitFor(() => expect(here().pathname).toBe(address));
});

// spec: team-work-pages/acts
it('offers the holder everything, and a senior to give what others hold', async () => {
  await open({ holder: you });
  expect(await entries()).toEqual(['Put aside', 'Give to a colleague', 'Put back']);
  expect(screen.queryByRole('button', { name: `Take ${NAME}` })).toBeNull();
});

it('offers an administrator to give what a colleague holds', async () => {
  await open({ holder: baraka });
  expect(await entries()).toEqual(['Give to a colleague']);
});

it.each(['agent', 'auditor', 'finance'] as const)(
  'offers the role %s nothing on work of others',
  async (role) => {
    await open(
      { holder: baraka },
      answers(getTeamAccount, asRole(role, 'Auma Otieno')),
      answers(listQueues, queuesFor(role)),
    );
    expect(screen.queryByRole('button', { name: `Actions for ${NAME}` })).toBeNull();
  },
);

it('leaves it to a senior to take what two members differ about', async () => {
  await open(
    { needs: 'settling' },
    answers(getTeamAccount, asRole('agent', 'Auma Otieno')),
    answers(listQueues, queuesFor('agent')),
  );
  expect(screen.queryByRole('button', { name: `Take ${NAME}` })).toBeNull();
});

// spec: team-work-pages/others
it('says of an empty list whether colleagues have something to do', async () => {
  const empty = answers(listQueue, { work: [] });
  const counted = answers(listQueues, queuesFor('agent', { references: [0, 0, true] }));
  openScreen(References, paths.queue('references'), { recorded: [counted, empty] });
  expect(await screen.findByText('What waits here is for your colleagues.')).toBeTruthy();
});

// spec: team-work-pages/others
it('says of an empty view of a queue what it said before', async () => {
  const empty = answers(listQueue, { work: [] });
  const counted = answers(listQueues, queuesFor('agent', { references: [0, 0, true] }));
  openScreen(References, paths.queue('references'), { search: '?view=late', recorded: [counted, empty] });
  expect(await screen.findByText('Nothing here is late.')).toBeTruthy();
});

it.each([
  ['check', 'Waits for others'],
  ['dispute', 'Waits for colleagues'],
] as const)('tells whom a %s waits for', async (kind, badge) => {
  await open({ kind, deadline: 'stopped' });
  expect(within(screen.getByRole('row', { name: /Case 4F2101/ })).getByText(badge)).toBeTruthy();
});

it('puts work back', async () => {
  await open({ holder: you }, answers(putWorkBack, { message: 'Put back into the queue.' }));
  await choose('Put back');
  await told('Put back into the queue.');
  expect(sent()).toEqual([[at('put-back'), {}]]);
});

it('gives work to a colleague whose role works on it, with a reason', async () => {
  await open(
    { holder: you },
    answers(giveWork, { message: 'Given to your colleague.' }),
    answers(listColleagues, {
      colleagues: [
        { ...baraka, role: 'agent' },
        { id: idOf(3), name: 'Chebet Koech', role: 'finance' },
      ],
    }),
  );
  await choose('Give to a colleague');
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('option', { name: 'Baraka Mutua, Agent' });
  expect(dialog.queryByRole('option', { name: /Chebet/ })).toBeNull();
  fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: ' I am away. ' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Give' }));
  await dialog.findByText('Please choose a colleague.');
  fireEvent.change(dialog.getByLabelText(/Colleague/), { target: { value: baraka.id } });
  fireEvent.click(dialog.getByRole('button', { name: 'Give' }));
  await told('Given to your colleague.');
  expect(sent()).toEqual([[at('give'), { member_id: baraka.id, reason: 'I am away.' }]]);
});

// spec: team-work-pages/aside
it('puts work aside until a working day, and takes it up again', async () => {
  vi.setSystemTime('2026-11-23T09:30:00+03:00');
  onTestFinished(() => void vi.useRealTimers());
  await open({ holder: you }, answers(snoozeWork, { message: 'Put aside until 25 Nov 2026.' }));
  await choose('Put aside');
  const dialog = within(await screen.findByRole('dialog'));
  const until = dialog.getByLabelText(/Until the morning of/);
  fireEvent.change(until, { target: { value: '2026-11-28' } });
  fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: 'The school is closed.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Put aside' }));
  await dialog.findByText('Please choose a working day within the next 30 days.');
  fireEvent.change(until, { target: { value: '2026-11-25' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Put aside' }));
  await told('Put aside until 25 Nov 2026.');
  expect(sent()).toEqual([[at('snooze'), { until: '2026-11-25', reason: 'The school is closed.' }]]);
});

it('takes up again what was put aside', async () => {
  await open(
    { holder: you, snoozed_until: '2026-11-25T05:00:00Z' },
    answers(snoozeWork, { message: 'Taken up again.' }),
  );
  await choose('Take up again');
  await told('Taken up again.');
  expect(sent()).toEqual([[at('snooze'), { until: null, reason: '' }]]);
});

// spec: team-work-pages/view
it('keeps the view in the address', async () => {
  await open({ holder: theirs.holder });
  fireEvent.click(screen.getByRole('radio', { name: 'Late' }));
  await waitFor(() => expect(here()).toMatchObject({ pathname: '/queues/references', search: '?view=late' }));
  expect(calls.map(([address]) => address)).toContain('/api/ops/queues/references?view=late');
  fireEvent.click(screen.getByRole('radio', { name: 'To do' }));
  await waitFor(() => expect(here().search).toBe(''));
});

// spec: team-work-pages/save
it('is saved under a name with its filters', async () => {
  await open({}, answers(saveView, { message: 'Saved.' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Premium' }));
  await waitFor(() => expect(here().search).toBe('?package=premium'));
  await press('button', 'Save this view');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('References, to do, Premium')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Please give it a name.');
  fireEvent.change(dialog.getByLabelText(/Name/), { target: { value: ' My day ' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await told('Saved.');
  expect(sent()).toEqual([
    ['/api/ops/me/views', { name: 'My day', queue: 'references', view: 'open', level: 'premium' }],
  ]);
});

const inTable = () =>
  screen.getAllByRole('rowheader').map((header) => /Case 4F2\d+/.exec(header.textContent)?.[0]);

// spec: team-work-pages/more
it('shows the next page on request, and sorts only a whole list', async () => {
  const pages = [
    answers(listQueue, { work: [check(1), check(2)] }, {}, { 'x-next-cursor': 'next' }),
    answers(listQueue, { work: [check(3, { level: 'lite' })] }),
  ];
  const respond = vi.fn<Recording['respond']>();
  for (const page of pages) respond.mockImplementationOnce(page.respond);
  openScreen(References, paths.queue('references'), {
    recorded: [{ ...answers(listQueue, { work: [] }), respond }],
  });
  await screen.findByRole('row', { name: /Case 4F2101/ });
  expect(screen.queryByRole('button', { name: 'Package' })).toBeNull();
  await press('button', 'Show more');
  await screen.findByRole('row', { name: /Case 4F2103/ });
  expect(inTable()).toEqual(['Case 4F2101', 'Case 4F2102', 'Case 4F2103']);
  await press('button', 'Package');
  expect(inTable()).toEqual(['Case 4F2103', 'Case 4F2101', 'Case 4F2102']);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

// spec: team-work-pages/papers
it('names each paper, and has no column of packages where no work has one', async () => {
  const papers = documentKinds.map((slot, index) =>
    check(index + 1, {
      kind: 'document',
      queue: 'documents',
      case_id: null,
      level: null,
      check_kind: null,
      slot,
    }),
  );
  openScreen(() => <Queue queue="documents" />, paths.queue('documents'), {
    recorded: [answers(listQueue, { work: papers })],
  });
  for (const name of ['ID card (paper)', 'Police certificate (paper)', 'Certificate (paper)'])
    expect(await screen.findByRole('link', { name })).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: 'Held by' })).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: 'Package' })).toBeNull();
});

// spec: team-work-pages/columns
it('hides a column of all lists in this browser', async () => {
  onTestFinished(() => hiddenColumns.set([]));
  await open({});
  await press('button', 'Columns');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Held by' }));
  await press('button', 'Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('columnheader', { name: 'Held by' })).toBeNull();
  expect(screen.getByRole('columnheader', { name: 'Package' })).toBeTruthy();
  expect(localStorage.getItem('opsHiddenColumns')).toBe('["holder"]');
});
