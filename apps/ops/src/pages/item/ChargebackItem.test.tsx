import { fireEvent, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  getChargeback,
  listChargebacks,
  resolveChargeback,
  sendChargebackEvidence,
} from '@repo/api-client/contract/chargebacks';
import { getWork } from '@repo/api-client/contract/work';
import { answers, refuses, type Recording } from '@repo/api-client/recorded/recorded-calls';
import type { Chargeback } from '@repo/api-client/queries/chargebacks';
import type { Work } from '@repo/api-client/queries/work';
import { english as refusals } from '@repo/domain/refusals/english';
import { openScreen, press } from '../../../stories/in-test.tsx';
import { chargeback, chargebackState, chargebackWork, opened } from '../../../stories/money.ts';
import { paths } from '../../paths.ts';
import { ItemView } from './ItemView.tsx';
import { evidenceText } from './money/evidence-text.ts';

const { id } = chargebackWork;
const AT = `/api/ops/chargebacks/${id}`;
const Page = () => <ItemView kind="chargeback" id={id} />;
let calls: readonly Parameters<typeof fetch>[] = [];

function open(...recorded: readonly Recording[]) {
  openScreen(Page, paths.item('chargeback', id), { recorded });
  const watched = vi.spyOn(globalThis, 'fetch');
  ({ calls } = watched.mock);
  onTestFinished(() => watched.mockRestore());
}
const hold = (facts: Partial<Chargeback> = {}, ...recorded: readonly Recording[]) =>
  open(
    ...recorded,
    answers(getWork, opened(chargebackWork)),
    answers(getChargeback, { chargeback: chargeback(facts) }),
  );
const answered = (answer: 'accepted' | 'declined') =>
  answers(resolveChargeback, {
    chargeback: { id, status: 'awaiting-bank-feedback', answer, resolution: null },
  });
const takesEvidence = answers(sendChargebackEvidence, {
  evidence: { id, evidence_at: '2026-11-23T06:30:00Z' },
});
const sent = () =>
  calls.flatMap(([address, init]) =>
    init?.method === 'POST' && typeof init.body === 'string'
      ? [[address, z.parse(z.json(), JSON.parse(init.body))]]
      : [],
  );
const told = (words: string) => screen.findByText(words, { selector: 'output *' });
const choose = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }));
const write = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

// spec: team-case-pages/chargeback-accept
it('accepts: the money goes back, and no evidence is sent', async () => {
  hold({ amount: 400, gives_back: 400 }, answered('accepted'));
  await choose('Accept');
  write(/Reason of the answer/, ' We give it back. ');
  await press('button', 'Give KES 400 back');
  await told('Accepted. The money goes back.');
  expect(sent()).toEqual([[`${AT}/resolve`, { answer: 'accepted', message: 'We give it back.' }]]);
});

// spec: team-case-pages/chargeback-decline
it('declines with the evidence of what was delivered, which goes first', async () => {
  hold({}, takesEvidence, answered('declined'));
  await choose('Decline');
  write(/Reason of the answer/, 'It was delivered.');
  await press('button', 'Send the evidence and decline');
  await told('Declined. The bank has the evidence.');
  expect(sent()).toEqual([
    [`${AT}/evidence`, { service_details: evidenceText(chargeback()) }],
    [`${AT}/resolve`, { answer: 'declined', message: 'It was delivered.' }],
  ]);
});

it('gives no answer when the payment service does not take the evidence', async () => {
  hold({}, refuses(sendChargebackEvidence, 409, refusals.chargebackRefused, { code: 'conflict' }));
  await choose('Decline');
  write(/Reason of the answer/, 'It was delivered.');
  await press('button', 'Send the evidence and decline');
  expect(await screen.findByText(refusals.chargebackRefused)).toBeTruthy();
  expect(sent()).toHaveLength(1);
});

it('says that it was answered meanwhile', async () => {
  hold({}, refuses(resolveChargeback, 409, refusals.chargebackAnswered, { code: 'conflict' }));
  await choose('Accept');
  write(/Reason of the answer/, 'We give it back.');
  await press('button', 'Give KES 1,000 back');
  expect(await screen.findByText(refusals.chargebackAnswered)).toBeTruthy();
});

// spec: team-case-pages/chargeback-paid-back
it('accepts nothing of a payment that went back before', async () => {
  hold({ gives_back: 0, refund: { amount: 1000, status: 'pending' } });
  expect(await screen.findByText('Nothing is left of this payment.')).toBeTruthy();
  await choose('Accept');
  write(/Reason of the answer/, 'We give it back.');
  await press('button', 'Accept');
  expect(
    (await screen.findAllByText('Nothing is left of this payment. Please decline.')).length,
  ).toBeGreaterThan(0);
  expect(sent()).toEqual([]);
});

it.each([
  ['no evidence', '', 'Delivered.', 'Please say what was delivered.'],
  ['too much evidence', 'a'.repeat(2001), 'Delivered.', 'At most 2000 characters.'],
  ['no reason', 'The report.', ' ', 'Please give a reason.'],
  ['a reason that is too long', 'The report.', 'a'.repeat(1001), 'At most 1000 characters.'],
])('does not decline with %s', async (_what, evidence, message, words) => {
  hold();
  await choose('Decline');
  write(/^Evidence/, evidence);
  write(/Reason of the answer/, message);
  await press('button', 'Send the evidence and decline');
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(sent()).toEqual([]);
});

// spec: team-case-pages/chargeback-facts
it.each<[string, Partial<Chargeback>, Partial<Work>, readonly string[]]>([
  [
    'in time',
    {},
    {},
    ['24 Nov 2026, 12:15', 'The payer disputes the payment', '20 Nov 2026, 17:30', '5 of 5'],
  ],
  ['late', {}, { deadline: 'late' }, ['24 Nov 2026, 12:15: late']],
  ['without a day', { due_at: null }, {}, ['The bank names no day']],
  ['of an unknown amount', { amount: null }, {}, ['Not told. The price was KES 1,000']],
  ['for another reason', { category: 'not_as-described' }, {}, ['not as described']],
  ['for no reason', { category: null }, {}, ['Not told']],
  ['before the checks', { delivered: null }, {}, ['Nothing: no checks began for this payment.']],
])('tells what the bank asks, until when, and what was delivered: %s', async (_what, facts, work, words) => {
  open(
    answers(getWork, opened({ ...chargebackWork, ...work })),
    answers(getChargeback, { chargeback: chargeback(facts) }),
  );
  for (const each of words) expect(await screen.findByText(each)).toBeTruthy();
});

// spec: team-case-pages/money-standing
it.each<[string, Partial<ReturnType<typeof chargebackState>>, readonly string[], string | null]>([
  [
    'declined',
    { status: 'resolved', amount: 0, resolution: 'declined', resolved_at: '2026-11-23T06:29:00Z' },
    ['Declined with evidence', 'The payment stays with us', '23 Nov 2026, 09:29'],
    null,
  ],
  ['declined, and not decided', { amount: 0 }, ['Declined with evidence'], null],
  ['accepted', { amount: 400, answer: 'accepted' }, ['Accepted: the money goes back'], 'KES 400'],
  [
    'not answered in time',
    { answer: null, resolution: 'auto-accepted' },
    ['The payer has the money: no answer came in time'],
    'KES 1,000',
  ],
])('tells the answer, the end and what goes back of one that is %s', async (_how, facts, words, back) => {
  open(
    answers(getWork, opened({ ...chargebackWork, holder: null }, { is_open: false })),
    answers(listChargebacks, { chargebacks: [chargebackState(facts)] }),
  );
  for (const each of words) expect(await screen.findByText(each)).toBeTruthy();
  expect(screen.queryByText('Goes back')?.nextElementSibling?.textContent ?? null).toBe(back);
  expect(screen.queryByText('KES 0')).toBeNull();
});
