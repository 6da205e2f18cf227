import {
  listReferencesOfWorker,
  recordReferenceCall,
  showReferenceNumber,
} from '@repo/api-client/contract/references';
import { listQueues } from '@repo/api-client/contract/work';
import type { TeamReference } from '@repo/api-client/queries/papers';
import { answers, once, refuses, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { english as refusals } from '@repo/domain/refusals/english';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { caseWith, reference, unanswered } from '../../../../stories/cases.ts';
import { openScreen, press } from '../../../../stories/in-test.tsx';
import { queuesFor } from '../../../../stories/queues.ts';
import { paths } from '../../../paths.ts';
import { References } from './References.tsx';

const found = caseWith();
const Sheets = () => <References workerId={found.nanny_id} areCalled isOver={false} />;
const ruth = reference(1);
const LIST = `/api/ops/nannies/${found.nanny_id}/references`;
const CALL = `/api/ops/references/${ruth.id}/call`;
const saves = answers(recordReferenceCall, {
  reference: { id: ruth.id, status: 'pending', calls_unanswered: 1 },
  trust_score: 0,
  trust_badge: 'Basic',
});
const showsNumber = answers(showReferenceNumber, { phone: '+254700000201' });

let calls: readonly Parameters<typeof fetch>[] = [];

async function open(named: readonly TeamReference[], recorded: readonly Recording[] = []) {
  openScreen(Sheets, paths.case(found.id), {
    recorded: [
      ...recorded,
      answers(listReferencesOfWorker, { references: [...named] }),
      answers(listQueues, queuesFor('agent')),
    ],
  });
  await screen.findByText(named[0]?.name ?? '');
  const watched = vi.spyOn(globalThis, 'fetch');
  ({ calls } = watched.mock);
  onTestFinished(() => watched.mockRestore());
}
const sent = () =>
  calls.flatMap(([address, init]) =>
    init?.method === 'POST' && typeof init.body === 'string'
      ? [[address, z.parse(z.json(), JSON.parse(init.body))]]
      : [],
  );
const listsRead = () => calls.filter(([address]) => address === LIST).length;
const told = (words: string) => screen.findByText(words, { selector: 'output *' });
const write = (label: string, words: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(label)), { target: { value: words } });
const choose = (question: string, choice: string) => {
  const group = screen.getByRole('group', { name: question });
  const radio = [...group.querySelectorAll('input')].find(
    (input) => input.closest('label')?.textContent === choice,
  );
  fireEvent.click(radio ?? group);
};
const opened = () =>
  [...document.querySelectorAll('details[open] summary')].map(({ textContent }) => textContent);

beforeEach(() => {
  vi.setSystemTime('2026-11-23T09:30:00+03:00');
  return () => void vi.useRealTimers();
});

// spec: team-case-pages/number
it('shows a number on a click alone, as a link to call', async () => {
  await open([ruth], [showsNumber]);
  expect(screen.getByText('••• ••• 201')).toBeTruthy();
  expect(sent()).toEqual([]);
  await press('button', 'Show number');
  const link = await screen.findByRole('link', { name: '+254 700 000 201' });
  expect(link.getAttribute('href')).toBe('tel:+254700000201');
  expect(sent()).toEqual([[`/api/ops/references/${ruth.id}/number`, {}]]);
  await press('button', 'Hide number');
  expect(screen.queryByRole('link')).toBeNull();
});

// spec: team-case-pages/call-sheet
it('sends the answers in the words of their questions, whatever language was spoken', async () => {
  await open([ruth], [saves]);
  choose('Did this person work for you?', 'Yes');
  write('From when to when', ' From January to March. ');
  await press('radio', 'Kiswahili');
  choose('Je, ungemwajiri tena?', 'Hana hakika');
  await press('radio', 'Reached');
  write('What was said, for the report', ' Patient with our twins. ');
  await press('button', 'Save the call');
  await told('The call is saved.');
  expect(sent()).toEqual([
    [
      CALL,
      {
        outcome: 'verified',
        feedback: 'Patient with our twins.',
        answers: {
          employed: 'yes',
          period: 'From January to March.',
          duties: null,
          rehire: 'unsure',
          concerns: null,
          may_share: null,
        },
        version: 'v1',
      },
    ],
  ]);
  await waitFor(() => expect(listsRead()).toBeGreaterThan(0));
});

it.each([
  ['an outcome', [], 'Please say what came of the call.'],
  ['what was said', ['Reached'], refusals.referenceFeedbackMissing],
] as const)('is not saved without %s', async (_what, chosen, words) => {
  await open([ruth]);
  for (const name of chosen) await press('radio', name);
  await press('button', 'Save the call');
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(sent()).toEqual([]);
});

it('is not saved with an answer that is too long', async () => {
  await open([ruth]);
  await press('radio', 'Reached');
  write('What was the work', 'a'.repeat(501));
  write('What was said, for the report', 'Patient.');
  await press('button', 'Save the call');
  expect((await screen.findAllByText('At most 500 characters.')).length).toBeGreaterThan(0);
  expect(sent()).toEqual([]);
});

it.each([
  ['the own number of the worker', 'own_number', refusals.referencePhoneOwn],
  ['the household that ordered a check', 'household', refusals.referenceOfHousehold],
] as const)('does not verify the worker by %s', async (_who, flag, refusal) => {
  await open([reference(1, { flags: [flag] })]);
  await press('radio', 'Reached');
  write('What was said, for the report', 'Patient.');
  await press('button', 'Save the call');
  expect((await screen.findAllByText(refusal)).length).toBeGreaterThan(0);
  expect(sent()).toEqual([]);
});

it('warns when the referee does not want the words passed on', async () => {
  await open([ruth]);
  expect(screen.getByText('Only a Premium report shows it.')).toBeTruthy();
  choose('May we pass on what you said?', 'No');
  expect(await screen.findByText(/The referee did not agree to that/)).toBeTruthy();
});

// spec: team-case-pages/tries
it('saves a call that nobody answered without questions, and says when to try again', async () => {
  await open([ruth], [saves]);
  await press('radio', 'No answer');
  expect(screen.getByText('Next try: 24 Nov 2026 in the afternoon.')).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Did this person work for you?' })).toBeNull();
  await press('button', 'Save the call');
  await told('The call is saved.');
  expect(sent()).toEqual([[CALL, { outcome: 'not_reached', feedback: '', version: 'v1' }]]);
});

// spec: team-case-pages/told-where
it('brings the focus to the line of the referee, which says what was saved', async () => {
  const after = reference(1, { calls: [unanswered('2026-11-23T06:30:00Z')] });
  const joy = reference(2, { name: 'Joy Mutiso' });
  await open(
    [ruth, joy],
    [...once(recordReferenceCall, [answers(listReferencesOfWorker, { references: [after, joy] })]), saves],
  );
  const sheet = within(screen.getByRole('form', { name: 'Call to Ruth Kamande' }));
  fireEvent.click(sheet.getByRole('radio', { name: 'No answer' }));
  fireEvent.click(sheet.getByRole('button', { name: 'Save the call' }));
  await screen.findByText(/No answer yet/);
  expect(document.activeElement?.textContent).toBe('Ruth Kamande · No answer yet');
  expect(opened()).toEqual(['Joy Mutiso · To call']);
});

// spec: team-case-pages/tries
it('does not save a second call without an answer on one day', async () => {
  await open([reference(1, { calls: [unanswered('2026-11-23T05:30:00Z')] })]);
  await press('radio', 'No answer');
  await press('button', 'Save the call');
  const words = 'You tried today already. The next try is on 24 Nov 2026.';
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(sent()).toEqual([]);
});

// spec: team-case-pages/tries
it('tells who tried when, and that three days are enough', async () => {
  await open([
    reference(1, {
      calls: ['2026-11-18T06:10:00Z', '2026-11-19T12:05:00Z', '2026-11-20T15:10:00Z'].map((at) =>
        unanswered(at),
      ),
    }),
  ]);
  expect(screen.getByText('19 Nov 2026, 15:05, Baraka Mutua')).toBeTruthy();
  expect(screen.getByText('You may decide that this referee could not be reached.')).toBeTruthy();
  expect(screen.queryByText(/Next try/)).toBeNull();
});

// spec: team-case-pages/own-reply
it.each([
  [null, 'No reply'],
  ['2026-11-20T08:40:00Z', 'Yes, 20 Nov 2026, 11:40'],
])('tells what a referee wrote by SMS who did not refuse: %s', async (agreedAt, words) => {
  await open([reference(1, { agreed_at: agreedAt })]);
  expect(screen.getByText(words)).toBeTruthy();
});

// spec: team-case-pages/own-reply
it.each([
  ['sms', 'Refuses, 21 Nov 2026, 11:40'],
  ['call', 'No reply'],
] as const)('tells what the referee wrote by SMS, after a refusal by %s', async (by, words) => {
  await open([
    reference(1, {
      status: 'refused',
      phone: null,
      refused_at: '2026-11-21T08:40:00Z',
      refused_by: by,
    }),
  ]);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show number' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save the call' })).toBeNull();
});

it.each([
  ['verified before', { status: 'verified' }],
  ['tried today', { calls: [unanswered('2026-11-23T05:30:00Z')] }],
  [
    'tried on three days',
    { calls: ['2026-11-18', '2026-11-19', '2026-11-20'].map((day) => unanswered(`${day}T06:10:00Z`)) },
  ],
])('opens the next referee after one who was %s', async (_what, facts) => {
  await open([
    reference(1, facts),
    reference(2, { name: 'Paul Odera' }),
    reference(3, { name: 'Joy Mutiso' }),
  ]);
  expect(opened()).toEqual(['Paul Odera · To call']);
});

// spec: team-together/told
it('keeps what was said when the worker changed the referee, and never saves it for another person', async () => {
  await open(
    [ruth],
    [
      refuses(recordReferenceCall, 409, refusals.referenceChanged, { code: 'conflict' }),
      ...once(recordReferenceCall, [
        answers(listReferencesOfWorker, { references: [{ ...ruth, version: 'v2' }] }),
      ]),
    ],
  );
  await press('radio', 'Reached');
  write('What was said, for the report', 'Patient.');
  await press('button', 'Save the call');
  await screen.findByText('The worker changed this referee.');
  await press('button', 'Save the call');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().map(([, body]) => body)).toMatchObject([{ version: 'v1' }, { version: 'v1' }]);
  expect(screen.getByDisplayValue('Patient.')).toBeTruthy();
  await press('button', 'Empty the form');
  expect(screen.queryByDisplayValue('Patient.')).toBeNull();
  expect(screen.queryByText('The worker changed this referee.')).toBeNull();
});

// spec: team-case-pages/call-sheet
it('has an empty form after a saved call', async () => {
  await open([ruth], [saves]);
  await press('radio', 'No answer');
  await press('button', 'Save the call');
  await told('The call is saved.');
  await waitFor(() =>
    expect(screen.getByRole('radio', { name: 'No answer' })).toHaveProperty('checked', false),
  );
});
