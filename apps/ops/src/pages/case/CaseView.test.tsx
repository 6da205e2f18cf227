import { getCase, getCaseFile, getCaseReport, listCaseLooks } from '@repo/api-client/contract/cases';
import { decideCheck, getVerdicts, moveCheck } from '@repo/api-client/contract/checks';
import { listDocumentsOf } from '@repo/api-client/contract/documents';
import { listReferencesOfWorker } from '@repo/api-client/contract/references';
import { getTeamAccount } from '@repo/api-client/contract/team-account';
import { answers, once, refuses, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { nairobiDay } from '@repo/domain/dates';
import { english as refusals } from '@repo/domain/refusals/english';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { noAttachments } from '../../../stories/attachments.ts';
import { caseWith, file, liveReport, socialDecided, verdict, you } from '../../../stories/cases.ts';
import { openScreen, press, spelledToday } from '../../../stories/in-test.tsx';
import { asRole } from '../../../stories/team.ts';
import { paths } from '../../paths.ts';
import { CaseView } from './CaseView.tsx';

const { id } = caseWith();
const Opened = () => <CaseView id={id} />;
let calls: readonly Parameters<typeof fetch>[] = [];

/** Opens the case with a check in sight. */
function open(check: string, ...recorded: readonly Recording[]) {
  openScreen(Opened, paths.case(id), {
    search: `?check=${check}`,
    recorded: [
      ...recorded,
      answers(getCaseFile, file),
      noAttachments,
      answers(getCaseReport, liveReport()),
      answers(listReferencesOfWorker, { references: [] }),
      answers(listDocumentsOf, { nanny_name: 'Achieng Otieno', documents: [] }),
    ],
  });
  const watched = vi.spyOn(globalThis, 'fetch');
  ({ calls } = watched.mock);
  onTestFinished(() => watched.mockRestore());
}
const sent = () =>
  calls.flatMap(([, init]) =>
    init?.method === 'POST' && typeof init.body === 'string'
      ? [z.parse(z.json(), JSON.parse(init.body))]
      : [],
  );
const asked = () => calls.map(([address]) => (typeof address === 'string' ? address : ''));
const told = (words: string) => screen.findByText(words, { selector: 'output *' });
const pick = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }));
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const held = caseWith({ social_media: { holder: you } });
// spec: team-case-pages/free
it('loads no personal data for a member who holds nothing about the worker', async () => {
  open('social_media', answers(getCase, caseWith({}, { holds: false })));
  await screen.findByText('The papers open for a member who holds work about this worker.');
  await screen.findByText('The report and the file open for a member who holds work about this worker.');
  expect(asked().filter((address) => /file|report|references|documents/.test(address))).toEqual([]);
  expect(screen.queryByText('Your decision')).toBeNull();
});

// spec: team-case-pages/decide, team-case-pages/told-where
it('sends outcome, reason, source, day and both notes, with what the member had read', async () => {
  open('social_media', socialDecided, answers(getCase, held));
  await pick('Clear');
  type(/^Note for the report/, 'Two profiles, nothing of concern.');
  type(/^Note for the team/, 'Searched by phone too.');
  await press('button', 'Decide: Clear');
  await told('Decided: Social screening, Clear.');
  // Where the check stands now is said beside it.
  expect(document.activeElement?.textContent).toBe('Check: Social screening');
  expect(sent()).toEqual([
    {
      outcome: 'clear',
      reason: 'nothing_of_concern',
      source: 'public_profile',
      // The day of the search.
      evidence_on: nairobiDay(new Date()),
      note: 'Two profiles, nothing of concern.',
      team_note: 'Searched by phone too.',
      expires_on: null,
      status: 'pending',
      version: 'v1',
    },
  ]);
});

// spec: team-case-pages/decide, team-case-pages/missing, team-case-pages/searched
it('asks for the reason of a finding and for its words before anything is sent', async () => {
  open('social_media', answers(getCase, held));
  await pick('Finding');
  await press('button', 'Send to a second look: Finding');
  await screen.findAllByText('Please choose a reason.');
  // All that is missing is told at once.
  await screen.findAllByText(
    'Please describe the finding in the note for the report: nobody is accused without a reason.',
  );
  await screen.findAllByText('Please write what you searched or whom you called.');
  expect(sent()).toEqual([]);
});

// spec: team-case-pages/source
it('has no source before the member says which one she used, and then its usual day', async () => {
  open('references', answers(getCase, caseWith({ references: { holder: you } })));
  const source = await screen.findByLabelText(/^Source of the evidence/);
  expect(source).toHaveProperty('value', '');
  expect(screen.getByLabelText(/^Day of the evidence/)).toHaveProperty('value', '');
  await pick('Clear');
  await press('button', 'Decide: Clear');
  await screen.findAllByText('Please choose a source.');
  fireEvent.change(source, { target: { value: 'referee_call' } });
  expect(screen.getByLabelText(/^Day of the evidence/)).toHaveProperty('value', spelledToday());
  expect(sent()).toEqual([]);
});

// spec: team-cases/two-referees
it('says at a reason what must be on record before the service takes it', async () => {
  open('references', answers(getCase, caseWith({ references: { holder: you } })));
  await pick('Clear');
  await screen.findByText('Two referees must have confirmed it in a call.');
  await pick('Unable to verify');
  expect(screen.queryByText('Two referees must have confirmed it in a call.')).toBeNull();
  fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'referees_too_few' } });
  await screen.findByText('Only when nobody who is named can still be called.');
});

// spec: team-case-pages/missing
it('marks the note for the report where the outcome needs it', async () => {
  open('social_media', answers(getCase, held));
  const note = async () =>
    (await screen.findByLabelText(/^Note for the report/)).getAttribute('aria-required') === 'true';
  await pick('Clear');
  expect(await note()).toBe(false);
  await pick('Unable to verify');
  expect(await note()).toBe(true);
});

// spec: team-case-pages/second-saver
it('tells who saves second what the service says, and keeps what she typed', async () => {
  open(
    'social_media',
    refuses(decideCheck, 409, refusals.checkStatusChanged, { code: 'conflict' }),
    answers(getCase, held),
  );
  await pick('Clear');
  type(/^Note for the report/, 'Nothing of concern.');
  type(/^Note for the team/, 'By name and phone.');
  await press('button', 'Decide: Clear');
  await screen.findByText(refusals.checkStatusChanged);
  expect(screen.getByLabelText(/^Note for the report/)).toHaveProperty('value', 'Nothing of concern.');
});

// spec: team-case-pages/second-look
it('shows the second member what the first one decided on request, and reads it then', async () => {
  open(
    'social_media',
    answers(getVerdicts, { verdicts: [verdict({ note: 'Posts of violence.' })] }),
    answers(
      getCase,
      caseWith({ social_media: { holder: you, status: 'second_look', needs: 'second_look' } }),
    ),
  );
  await screen.findByText('Look at the evidence first, and make up your own mind.');
  expect(asked().some((address) => address.endsWith('/verdicts'))).toBe(false);
  await press('button', 'I looked at the evidence: show it');
  await screen.findByText('Posts of violence.');
});

// spec: team-case-pages/report
it('reads the report again when a check has changed, and never by the clock alone', async () => {
  const after = caseWith({
    social_media: { status: 'decided', outcome: 'clear', decided_at: '2026-11-23T07:00:00Z' },
  });
  open(
    'social_media',
    socialDecided,
    ...once(decideCheck, [answers(getCase, after)]),
    answers(getCase, held),
  );
  const reports = () => asked().filter((address) => address.endsWith('/report')).length;
  await screen.findByText('As the employer reads it now.');
  expect(reports()).toBe(1);
  await pick('Clear');
  type(/^Note for the team/, 'By name and phone.');
  await press('button', 'Decide: Clear');
  await waitFor(() => expect(reports()).toBe(2));
});

// spec: team-case-pages/had-say
it.each([
  ['second_look', 'You decided. A colleague looks at it next.'],
  ['settling', 'You decided. A senior looks at it next.'],
] as const)('tells who decided it what it waits for, and offers her nothing (%s)', async (needs, words) => {
  const check = { status: needs, needs, had_say: true };
  open('social_media', answers(getCase, caseWith({ social_media: check }, { holds: false })));
  await screen.findByText(words);
  expect(screen.queryByRole('button', { name: /^Take Social screening/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
});

// spec: team-case-pages/had-say
it('has no such words for the member who looks next', async () => {
  const check = { status: 'second_look', needs: 'second_look' } as const;
  open('social_media', answers(getCase, caseWith({ social_media: check }, { holds: false })));
  await screen.findByRole('button', { name: /^Take Social screening/ });
  expect(screen.queryByText(/^You decided/)).toBeNull();
});

// spec: team-case-pages/waits
it('says who must act next', async () => {
  open(
    'social_media',
    answers(moveCheck, {
      check: {
        id,
        kind: 'social_media',
        status: 'waiting',
        waiting_on: 'worker',
        due_at: '2026-11-25T20:59:59Z',
      },
    }),
    answers(getCase, held),
  );
  fireEvent.click(await screen.findByText(/^Not ready to decide/));
  fireEvent.change(await screen.findByLabelText(/^Who must act next/), { target: { value: 'worker' } });
  expect(sent()).toEqual([]);
  await press('button', 'Save who must act');
  await waitFor(() => expect(sent()).toEqual([{ waiting_on: 'worker' }]));
});

// spec: team-case-pages/looks
it('tells a role without the right to read who looked', async () => {
  openScreen(Opened, paths.case(id), {
    search: '?beside=looks',
    recorded: [
      answers(getTeamAccount, asRole('finance', 'Naliaka Wafula')),
      answers(getCase, caseWith({}, { holds: false })),
    ],
  });
  expect(await screen.findByText('Your role does not read who looked.')).toBeTruthy();
});

// spec: team-case-pages/looks
it('lists who looked at what, and when', async () => {
  openScreen(Opened, paths.case(id), {
    search: '?beside=looks',
    recorded: [
      answers(getCase, caseWith({}, { holds: false })),
      answers(listCaseLooks, {
        looks: [{ id: '903', at: '2026-11-23T06:11:00Z', by: 'Baraka Mutua', what: 'references-read' }],
      }),
    ],
  });
  const row = await screen.findByRole('row', { name: /The references/ });
  expect(within(row).getByText('Baraka Mutua')).toBeTruthy();
});

// spec: team-case-pages/looks
it('lists the earlier looks on request', async () => {
  const look = (key: string, by: string) =>
    ({ id: key, at: '2026-11-23T06:11:00Z', by, what: 'report-read' }) as const;
  openScreen(Opened, paths.case(id), {
    search: '?beside=looks',
    recorded: [
      answers(getCase, caseWith({}, { holds: false })),
      answers(listCaseLooks, { looks: [look('1', 'Baraka Mutua')] }, { query: { cursor: '2' } }),
      answers(listCaseLooks, { looks: [look('2', 'Naliaka Wafula')] }, {}, { 'x-next-cursor': '2' }),
    ],
  });
  await screen.findByText('Naliaka Wafula');
  await press('button', 'Show earlier looks');
  await screen.findByText('Baraka Mutua');
  expect(screen.getByText('Naliaka Wafula')).toBeTruthy();
  expect(screen.queryByText('Show earlier looks')).toBeNull();
});

const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });

// spec: team-keyboard/work
it('decides by single keys, and steps to the next check', async () => {
  open('social_media', answers(getCase, held), socialDecided);
  await screen.findByRole('radio', { name: 'Clear' });
  key('e');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Evidence');
  key('2');
  expect(screen.getByRole('radio', { name: 'Finding', checked: true })).toBeTruthy();
  key('1');
  expect(screen.getByRole('radio', { name: 'Clear', checked: true })).toBeTruthy();
  type(/^Note for the team/, 'By name and phone.');
  key('n');
  expect(document.activeElement).toBe(screen.getByLabelText('Note for the report'));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter', ctrlKey: true });
  await told('Decided: Social screening, Clear.');
  expect(sent()).toMatchObject([{ outcome: 'clear' }]);
  key('Escape');
  const tabs = within(screen.getByRole('navigation', { name: 'Checks of this case' }));
  const order = tabs.getAllByRole('link').map(({ textContent }) => textContent);
  const at = () => order.indexOf(tabs.getByRole('link', { current: 'page' }).textContent);
  const before = at();
  key('j');
  await waitFor(() => expect(at()).toBe(before + 1));
  key('k');
  await waitFor(() => expect(at()).toBe(before));
});

it('leaves the focus beside the check, when a step turns to another one', async () => {
  open('social_media', answers(getCase, held));
  const report = await screen.findByRole('link', { name: 'Report' });
  report.focus();
  key('j');
  await waitFor(() => expect(report.getAttribute('href')).not.toContain('social_media'));
  expect(report.isConnected).toBe(true);
});

// spec: team-queues/missed
it('says the day that others read now, where the team has missed its own', async () => {
  const late = {
    due_at: '2026-11-23T20:59:59Z',
    deadline: 'late',
    expected_at: '2026-11-27T20:59:59Z',
  } as const;
  open('social_media', answers(getCase, caseWith({ social_media: { holder: you, ...late } })));
  await screen.findByText('Due 23 Nov 2026, held by you. Employer and worker now read 27 Nov 2026.');
  expect(screen.getAllByText('Late')).toHaveLength(1);
});

it.each([
  ['nobody', null, 0],
  ['the member', you, 1],
])(
  'offers a final review that waits for the others to nobody who does not hold it: %s',
  async (_who, holder, acts) => {
    open(
      'final_review',
      answers(getCase, caseWith({ social_media: { holder: you }, final_review: { holder } })),
    );
    await screen.findByText(/^Due .*, held by/);
    expect(screen.queryAllByRole('button', { name: /^(?:Take|Actions for) Final review/ })).toHaveLength(
      acts,
    );
  },
);
