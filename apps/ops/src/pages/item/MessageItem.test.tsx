import { decideMessages, getMessages } from '@repo/api-client/contract/message-threads';
import { answers, once, refuses } from '@repo/api-client/recorded/recorded-calls';
import { english as refusals } from '@repo/domain/refusals/english';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '../../../stories/in-test.tsx';
import { choose, openItem, sent, submit, told, write } from '../../../stories/item-in-test.tsx';
import { ofReferee, ofStranger, ofWorker } from '../../../stories/messages.ts';
import { idOf } from '../../../stories/team.ts';

const id = idOf(500);
const decided = (decision: 'answered' | 'stopped' | 'no_action') =>
  answers(decideMessages, { id, decision, decided_at: '2026-11-23T06:30:00Z' });
const openMessages = (facts: ReturnType<typeof ofWorker>, ...more: Parameters<typeof openItem>[2]) =>
  openItem('message', { nanny_id: null }, [answers(getMessages, facts), ...more]);

// spec: team-messages/page
it('shows what was written, who wrote, and what is open', async () => {
  openMessages(ofWorker());
  await screen.findByText('I no longer work there, do not call my aunt');
  expect(screen.getByText('Achieng Otieno')).toBeTruthy();
  expect(screen.getByText(/700 000 101$/)).toBeTruthy();
  expect(screen.getByText('Invitation, number 7')).toBeTruthy();
  expect(screen.getAllByText(/^The service answered that it did not understand/)).toHaveLength(2);
});

// spec: team-messages/page
it('names a stranger and a referee by no name, and warns of the number of an employer', async () => {
  openMessages(ofStranger({ is_employers: true }));
  await screen.findByText('A number without an account');
  expect(screen.getByText('An employer signs in with this number.')).toBeTruthy();
  expect(screen.getByText('480 more SMS came, and their texts were not kept.')).toBeTruthy();
  expect(screen.getByText('Nothing that we asked this phone is open.')).toBeTruthy();
  expect(screen.queryByText('Name')).toBeNull();
});

// spec: team-messages/answered
it('answers with a sentence that the member reads before, and with nothing else', async () => {
  openMessages(ofWorker(), decided('answered'));
  await choose(/Answer/);
  submit('Send the SMS');
  expect(await screen.findAllByText('Please choose a sentence.')).toBeTruthy();
  write(/Sentence/, 'how_to_answer');
  expect(await screen.findByText(/your open questions: 7 \(invitation\)/)).toBeTruthy();
  write(/Note for the team/, ' Asked twice. ');
  submit('Send the SMS');
  await told('Answered.');
  expect(sent()).toEqual([
    [
      `/api/ops/messages/${id}/decision`,
      { decision: 'answered', sentence: 'how_to_answer', read: 2, note: 'Asked twice.' },
    ],
  ]);
});

// spec: team-messages/stopped
it('tells what follows from a stop, and asks the member to confirm it', async () => {
  openMessages(ofReferee(), decided('stopped'));
  await choose(/Stop the number/);
  expect(screen.getByText(/^Each worker who named this number loses the reference/)).toBeTruthy();
  submit('Decide');
  expect(await screen.findAllByText('Please confirm that the words refuse.')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: /I read every SMS/ }));
  submit('Decide');
  await told('The number is stopped.');
  expect(sent()).toEqual([[`/api/ops/messages/${id}/decision`, { decision: 'stopped', read: 1, note: '' }]]);
});

// spec: team-messages/no-action
it('does nothing with a reason from a list', async () => {
  openMessages(ofStranger(), decided('no_action'));
  await choose(/Do nothing/);
  submit('Decide');
  expect(await screen.findAllByText('Please choose a reason.')).toBeTruthy();
  write(/^Reason/, 'advertisement');
  submit('Decide');
  await told('Saved. Nothing is sent.');
  expect(sent()).toEqual([
    [
      `/api/ops/messages/${id}/decision`,
      { decision: 'no_action', reason: 'advertisement', read: 2, note: '' },
    ],
  ]);
});

it('offers no sentence to a number that said STOP', async () => {
  openMessages(ofWorker({ has_stopped: true, sentences: [] }));
  await choose(/Answer/);
  expect(await screen.findByText('This number said STOP, so nothing is sent to it.')).toBeTruthy();
  submit('Send the SMS');
  expect(sent()).toEqual([]);
});

// spec: team-messages/read
it('reads the SMS again when another one came, and sends the decision after a look at it', async () => {
  openItem('message', { nanny_id: null }, [
    refuses(decideMessages, 409, refusals.messagesArrived, { code: 'conflict' }),
    ...once(decideMessages, [answers(getMessages, ofWorker({ read: 3 }))]),
    answers(getMessages, ofWorker()),
  ]);
  await choose(/Do nothing/);
  write(/^Reason/, 'unreadable');
  submit('Decide');
  await screen.findByText('Another SMS came.');
  expect(screen.getByText(refusals.messagesArrived)).toBeTruthy();
  await press('button', 'I looked again');
  submit('Decide');
  const reads = () => sent().map(([, body]) => JSON.stringify(body).match(/"read":(\d)/)?.[1]);
  await waitFor(() => expect(reads()).toEqual(['2', '3']));
});
