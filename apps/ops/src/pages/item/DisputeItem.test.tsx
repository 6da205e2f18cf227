import { decideDispute, getDispute } from '@repo/api-client/contract/findings';
import { getWork } from '@repo/api-client/contract/work';
import { answers, refuses } from '@repo/api-client/recorded/recorded-calls';
import { rulingTexts } from '@repo/domain/dispute';
import { english as refusals } from '@repo/domain/refusals/english';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dispute, disputedRecord } from '../../../stories/allegations.ts';
import { choose, openItem, sent, submit, told, write } from '../../../stories/item-in-test.tsx';
import { held } from '../../../stories/items.ts';
import { idOf } from '../../../stories/team.ts';

const id = idOf(500);
const decision = `/api/ops/disputes/${id}/decision`;
const rules = (status: string) =>
  answers(decideDispute, {
    dispute: { id, nanny_id: idOf(300), status, ended_at: '2026-11-23T06:30:00Z' },
    misconduct_flags: 0,
    trust_score: 35,
    trust_badge: 'Basic',
  });
const entries = () =>
  [...screen.getByLabelText(/What the check comes to now/).querySelectorAll('option')].map(
    ({ textContent }) => textContent,
  );

// spec: team-case-pages/dispute, team-case-pages/dispute-third
it('shows the finding, its case, who had a say, and the words of the worker', async () => {
  openItem('dispute', {}, [answers(getDispute, dispute())]);
  await screen.findByText('The certificate names a conviction of 2019.');
  expect(screen.getByText(/That is my cousin/)).toBeTruthy();
  expect(screen.getByText('Baraka Mutua, Chebet Koech')).toBeTruthy();
  expect(screen.getByText('Who decided the finding does not decide its dispute.')).toBeTruthy();
  expect(
    screen.getByText(
      'In the case, open each paper that is kept and each file that a member added, and then rule.',
    ),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the case' }).getAttribute('href')).toBe(
    `/cases/${idOf(320)}?check=criminal_record`,
  );
});

// spec: team-case-pages/dispute
it('says by which photos a disputed identity is ruled on', async () => {
  openItem('dispute', {}, [answers(getDispute, dispute({ check: 'identity' }))]);
  await screen.findByText(/open the photos that wait for the team, and then rule/);
  expect(screen.queryByText(/each paper that is kept/)).toBeNull();
});

// spec: team-case-pages/dispute-third
// spec: team-case-pages/leads-on
it('tells a member who had a say that another one decides', async () => {
  openItem('dispute', { holder: null }, [
    answers(getWork, { ...held('dispute', { holder: null }), had_say: true }),
  ]);
  await screen.findByText('You had a say in the finding. Another member decides the dispute.');
  expect(screen.queryByRole('button', { name: /^Take (?!the next)/ })).toBeNull();
  // The page of what she cannot do leads on.
  expect(screen.getByRole('button', { name: 'Take the next' })).toBeTruthy();
});

// spec: team-case-pages/dispute
it('shows a disputed record, which has no case', async () => {
  openItem('dispute', {}, [answers(getDispute, disputedRecord())]);
  await screen.findByText('Theft or misappropriation');
  expect(screen.queryByRole('link', { name: 'Open the case' })).toBeNull();
});

// spec: team-case-pages/dispute-rule
it('gives the check of an upheld dispute another outcome, with words for the worker', async () => {
  openItem('dispute', {}, [answers(getDispute, dispute()), rules('upheld')]);
  await choose(/The worker is right/);
  expect(entries()).toEqual(['Choose an outcome', 'Clear', 'Unable to verify', 'Not applicable']);
  expect(screen.getByText(/The worker and the readers of the report read it/)).toBeTruthy();
  submit('Decide');
  expect(await screen.findAllByText(rulingTexts.rulingOutcomeMissing)).toBeTruthy();
  expect(await screen.findAllByText(rulingTexts.rulingNoteMissing)).toBeTruthy();
  write(/What the check comes to now/, 'clear');
  expect(screen.getByText('Clear needs an accepted certificate that is valid now.')).toBeTruthy();
  expect(screen.getAllByText('Please choose a reason.')).toBeTruthy();
  write(/^Reason/, 'not_her');
  write(/Why/, ' It is her cousin. ');
  submit('Decide');
  await told('Decided. The worker is told.');
  expect(sent()).toEqual([
    [decision, { decision: 'upheld', outcome: 'clear', reason: 'not_her', note: 'It is her cousin.' }],
  ]);
});

// spec: team-case-pages/dispute-rule
it('does not offer what is disputed', async () => {
  openItem('dispute', {}, [answers(getDispute, dispute({ outcome: 'unable_to_verify' }))]);
  await choose(/The worker is right/);
  expect(entries()).toEqual(['Choose an outcome', 'Clear', 'Not applicable']);
});

// spec: team-case-pages/dispute-rule
it('rejects a dispute without an outcome, also one that was chosen before', async () => {
  openItem('dispute', {}, [answers(getDispute, dispute()), rules('rejected')]);
  await choose(/The worker is right/);
  write(/What the check comes to now/, 'clear');
  await choose(/The finding stands/);
  expect(screen.queryByLabelText(/What the check comes to now/)).toBeNull();
  write(/^Reason/, 'evidence_stands');
  write(/Why/, 'The number is hers.');
  submit('Decide');
  await told('Decided. The worker is told.');
  expect(sent()).toEqual([
    [
      decision,
      { decision: 'rejected', outcome: null, reason: 'evidence_stands', note: 'The number is hers.' },
    ],
  ]);
});

// spec: team-case-pages/dispute-rule
it('takes a record away as a whole', async () => {
  openItem('dispute', {}, [answers(getDispute, disputedRecord()), rules('upheld')]);
  await choose(/The worker is right/);
  expect(screen.queryByLabelText(/What the check comes to now/)).toBeNull();
  write(/^Reason/, 'new_evidence');
  write(/Why/, 'The ring was found.');
  submit('Decide');
  await told('Decided. The worker is told.');
  expect(sent()).toEqual([
    [decision, { decision: 'upheld', outcome: null, reason: 'new_evidence', note: 'The ring was found.' }],
  ]);
});

it('asks for a ruling, and says what the service refuses', async () => {
  openItem('dispute', {}, [
    answers(getDispute, dispute()),
    refuses(decideDispute, 409, refusals.disputeByThird, { code: 'conflict' }),
  ]);
  await screen.findByText('Your ruling');
  submit('Decide');
  expect(await screen.findAllByText('Please choose a ruling.')).toBeTruthy();
  await choose(/The finding stands/);
  write(/^Reason/, 'evidence_stands');
  write(/Why/, 'The number is hers.');
  submit('Decide');
  expect(await screen.findByText(refusals.disputeByThird)).toBeTruthy();
});
