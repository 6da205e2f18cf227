import {
  decideIncident,
  getIncident,
  getIncidentVerdicts,
  recordStatement,
  requestStatement,
} from '@repo/api-client/contract/misconduct';
import { answers, refuses, waits } from '@repo/api-client/recorded/recorded-calls';
import { incidentDecisionTexts } from '@repo/domain/incident-report';
import { english as refusals } from '@repo/domain/refusals/english';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { answered, asked, incident, verdictOn } from '../../../stories/allegations.ts';
import { press } from '../../../stories/in-test.tsx';
import { choose, openItem, readsOf, sent, submit, told, write } from '../../../stories/item-in-test.tsx';
import { idOf, NOW } from '../../../stories/team.ts';

const id = idOf(500);
const at = (act: string) => `/api/ops/incidents/${id}/${act}`;
const state = (status: string) => ({ incident: { id, nanny_id: idOf(300), status } });
const decides = (status: string) =>
  answers(decideIncident, { ...state(status), misconduct_flags: 0, trust_score: 35, trust_badge: 'Basic' });

beforeEach(() => {
  vi.setSystemTime(NOW);
  onTestFinished(() => void vi.useRealTimers());
});

// spec: team-case-pages/incident
it('shows what is alleged, where and when, and who reads it', async () => {
  openItem('incident', {}, [answers(getIncident, incident({ review_id: idOf(1) }))]);
  await screen.findByText(/My ring was gone/);
  for (const words of [
    'Theft or misappropriation',
    'Coast, Eastern and North Eastern',
    '20 Nov 2026',
    'An employer, in a review',
    /The worker and other employers never read them/,
  ])
    expect(screen.getByText(words)).toBeTruthy();
});

// spec: team-case-pages/incident-ask
it('asks the worker with a question in the words of the team', async () => {
  openItem('incident', {}, [
    answers(getIncident, incident()),
    answers(requestStatement, state('worker_asked')),
  ]);
  await screen.findByText(/never those of the reporter/);
  submit('Send the SMS');
  expect(await screen.findByText('Please write a question to the worker.')).toBeTruthy();
  write(/Question to the worker/, ' Where was the ring? ');
  submit('Send the SMS');
  await told('The worker is asked by SMS.');
  expect(sent()).toEqual([[at('ask'), { channel: 'sms', question: 'Where was the ring?' }]]);
});

// spec: team-case-pages/incident-ask
it('records that the team called her', async () => {
  openItem('incident', {}, [
    answers(getIncident, incident()),
    answers(requestStatement, state('worker_asked')),
  ]);
  await choose(/We called/);
  write(/Question to the worker/, 'Where was the ring?');
  submit('Save the call');
  await told('Saved: we called the worker.');
  expect(sent()).toEqual([[at('ask'), { channel: 'phone', question: 'Where was the ring?' }]]);
});

it('says that she wants no messages', async () => {
  openItem('incident', {}, [
    answers(getIncident, incident()),
    refuses(requestStatement, 409, refusals.workerUnreachableBySms, { code: 'conflict' }),
  ]);
  await screen.findByText(/never those of the reporter/);
  write(/Question to the worker/, 'Where was the ring?');
  submit('Send the SMS');
  expect(await screen.findByText(refusals.workerUnreachableBySms)).toBeTruthy();
});

// spec: team-case-pages/incident-side
it('shows since when she was asked, until when she has, and writes down what she says', async () => {
  openItem('incident', {}, [answers(getIncident, asked()), answers(recordStatement, state('worker_asked'))]);
  await screen.findByText('21 Nov 2026, 10:30, by SMS');
  expect(screen.getByText('26 Nov 2026, 10:30')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send the SMS' })).toBeNull();
  write(/What the worker said/, ' I never saw a ring. ');
  submit('Write it down');
  await told('Written down.');
  expect(sent()).toEqual([[at('statement'), { statement: 'I never saw a ring.' }]]);
  await waitFor(() => expect(readsOf(`/api/ops/incidents/${id}`)).toBe(2));
});

// spec: team-case-pages/incident-days
it.each([
  [
    'before she was asked',
    incident(),
    /Not possible yet: nobody has asked the worker/,
    incidentDecisionTexts.incidentStatementDue,
  ],
  [
    'within her days',
    asked(),
    /Not possible yet: the worker has until 26 Nov 2026, 10:30 to answer/,
    incidentDecisionTexts.incidentAnswerDue,
  ],
  [
    'when a member wrote down her words',
    asked({ statement: 'I never saw a ring.', version: '0-19' }),
    /Not possible yet: the worker has until 26 Nov 2026, 10:30 to answer/,
    incidentDecisionTexts.incidentAnswerDue,
  ],
  [
    'within her days, where the clock of the device is ahead',
    asked({ asked_at: '2026-11-18T06:30:00Z' }),
    /Not possible yet: the worker has until 23 Nov 2026, 09:30 to answer/,
    incidentDecisionTexts.incidentAnswerDue,
  ],
])('explains why nothing is upheld %s', async (_when, alleged, words, refusal) => {
  const deadline = alleged.asked_at === null ? 'on_time' : 'stopped';
  openItem('incident', { deadline }, [answers(getIncident, alleged)]);
  await screen.findByText(words);
  await choose(/Upheld/);
  write(/What was found/, 'A ring was found.');
  submit('Send to a second look');
  expect(await screen.findAllByText(refusal)).toBeTruthy();
  expect(sent()).toEqual([]);
});

// spec: team-case-pages/incident-decide
it.each([
  ['she has written', answered()],
  ['her days are over', asked({ asked_at: '2026-11-18T06:30:00Z' })],
  ['her days are over, where the clock of the device is behind', asked()],
])('upholds it when %s, for five years, with words for the registry', async (_when, alleged) => {
  openItem('incident', {}, [answers(getIncident, alleged), decides('second_look')]);
  await screen.findByText(/counts for 5 years: upheld today, until 23 Nov 2031/);
  await choose(/Upheld/);
  expect(screen.getByText(/^The registry shows it/)).toBeTruthy();
  submit('Send to a second look');
  expect(await screen.findAllByText(incidentDecisionTexts.incidentFindingMissing)).toBeTruthy();
  expect(await screen.findAllByText('Please choose a reason.')).toBeTruthy();
  write(/^Reason/, 'papers_show');
  write(/What was found/, ' A ring was found with her. ');
  submit('Send to a second look');
  await told('Saved. A colleague looks at it next.');
  expect(sent()).toEqual([
    [
      at('decision'),
      {
        decision: 'upheld',
        reason: 'papers_show',
        note: 'A ring was found with her.',
        version: alleged.version,
      },
    ],
  ]);
});

// spec: team-case-pages/incident-decide, team-case-pages/reasons
it('dismisses it with a reason that only members read', async () => {
  openItem('incident', {}, [answers(getIncident, incident()), decides('dismissed')]);
  await choose(/Dismissed/);
  expect(screen.getAllByText('Only members read it.')).toHaveLength(2);
  submit('Decide');
  expect(await screen.findAllByText(incidentDecisionTexts.incidentDismissalMissing)).toBeTruthy();
  write(/^Reason/, 'taken_back');
  write(/Why it is dismissed/, 'The ring was found.');
  submit('Decide');
  await told('Decided.');
  expect(sent()).toEqual([
    [
      at('decision'),
      { decision: 'dismissed', reason: 'taken_back', note: 'The ring was found.', version: '0-0' },
    ],
  ]);
});

// spec: team-case-pages/reasons
it('offers the reasons of the chosen decision, and asks again after another choice', async () => {
  openItem('incident', {}, [answers(getIncident, answered())]);
  await choose(/Dismissed/);
  write(/^Reason/, 'taken_back');
  await choose(/Upheld/);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Choose a reason',
    'The worker admits it',
    'A court or the police confirms it',
    'Papers or messages show it',
    'A person outside the household confirms it',
  ]);
  write(/What was found/, 'A ring was found with her.');
  submit('Send to a second look');
  expect(await screen.findAllByText('Please choose a reason.')).toBeTruthy();
  expect(sent()).toEqual([]);
});

it('asks for a decision', async () => {
  openItem('incident', {}, [answers(getIncident, incident())]);
  await screen.findByText('Your decision');
  submit('Decide');
  expect(await screen.findAllByText('Please choose a decision.')).toBeTruthy();
});

// spec: team-case-pages/incident-second
it('shows the second member what the first one decided only when she asks for it', async () => {
  openItem('incident', { needs: 'second_look' }, [
    answers(getIncident, answered()),
    answers(getIncidentVerdicts, { verdicts: [verdictOn()] }),
    decides('settling'),
  ]);
  await screen.findByText('Look at the allegation and the worker’s side first, and make up your own mind.');
  expect(readsOf(at('verdicts'))).toBe(0);
  await press('button', 'I looked at both sides: show it');
  await screen.findByText(verdictOn().note);
  expect(screen.getByText('Papers or messages show it')).toBeTruthy();
  expect(screen.getByText('Baraka Mutua, 22 Nov 2026, 20:00')).toBeTruthy();
  expect(readsOf(at('verdicts'))).toBe(1);
  await choose(/Dismissed/);
  write(/^Reason/, 'not_proven');
  write(/Why it is dismissed/, 'It is not proven.');
  submit('Decide');
  await told('Saved. You differ from a colleague: a senior looks at it next.');
});

// spec: team-case-pages/incident-second
it('has no words of a colleague for the first member', async () => {
  openItem('incident', {}, [answers(getIncident, answered()), waits(getIncidentVerdicts)]);
  await screen.findByText('Your decision');
  expect(screen.queryByText('What a colleague decided')).toBeNull();
});

// spec: team-case-pages/incident-read-again
it('reads it again when the worker has said more meanwhile, and keeps the note', async () => {
  openItem('incident', {}, [
    answers(getIncident, incident()),
    refuses(decideIncident, 409, refusals.incidentChanged, { code: 'conflict' }),
  ]);
  await choose(/Dismissed/);
  write(/^Reason/, 'taken_back');
  write(/Why it is dismissed/, 'The ring was found.');
  submit('Decide');
  expect(await screen.findByText(refusals.incidentChanged)).toBeTruthy();
  await waitFor(() => expect(readsOf(`/api/ops/incidents/${id}`)).toBe(2));
  expect(screen.getByDisplayValue('The ring was found.')).toBeTruthy();
});
