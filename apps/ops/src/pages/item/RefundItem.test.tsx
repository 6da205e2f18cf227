import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { getRefund, listRefunds, retryRefund } from '@repo/api-client/contract/refunds';
import { getTeamAccount } from '@repo/api-client/contract/team-account';
import { getWork } from '@repo/api-client/contract/work';
import { answers, once, refuses, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { english as refusals } from '@repo/domain/refusals/english';
import type { Refund } from '@repo/api-client/queries/refunds';
import { comesBack, openScreen, press } from '../../../stories/in-test.tsx';
import { opened, refund, refundState, refundWork } from '../../../stories/money.ts';
import { asRole, idOf } from '../../../stories/team.ts';
import { paths } from '../../paths.ts';
import { ItemView } from './ItemView.tsx';

const ENTRY = { by: 'Auma Otieno', at: '2026-11-23T05:50:00Z' };
const DECIDED = { refund: { id: refundWork.id, status: 'processing', standing: 'decided' } } as const;
const FIRST = { refund: { id: refundWork.id, status: 'needs-attention', standing: 'second_look' } } as const;

const Page = () => <ItemView kind="refund" id={refundWork.id} />;
let calls: readonly Parameters<typeof fetch>[] = [];

function open(...recorded: readonly Recording[]) {
  openScreen(Page, paths.item('refund', refundWork.id), { recorded });
  const watched = vi.spyOn(globalThis, 'fetch');
  ({ calls } = watched.mock);
  onTestFinished(() => watched.mockRestore());
}
const hold = (facts: Partial<Refund> = {}, ...recorded: readonly Recording[]) =>
  open(...recorded, answers(getWork, opened(refundWork)), answers(getRefund, { refund: refund(facts) }));
const sent = () =>
  calls.flatMap(([address, init]) =>
    init?.method === 'POST' && typeof init.body === 'string'
      ? [[address, z.parse(z.json(), JSON.parse(init.body))]]
      : [],
  );
const asked = () => calls.map(([address]) => (typeof address === 'string' ? address : ''));
const told = (words: string) => screen.findByText(words, { selector: 'output *' });
async function enter(account: string, bank: string) {
  fireEvent.change(await screen.findByLabelText(/Account number/), { target: { value: account } });
  fireEvent.change(screen.getByLabelText(/Bank number/), { target: { value: bank } });
}

// spec: team-case-pages/refund-first
it('takes the first entry, in any grouping of digits, and says that nothing was sent', async () => {
  hold({}, answers(retryRefund, FIRST));
  await enter(' 0700 000-102', ' 9 ');
  await press('button', 'Save for the second entry');
  await told('Saved. A colleague enters it now. Nothing was sent yet.');
  expect(sent()).toEqual([
    [`/api/ops/refunds/${refundWork.id}/retry`, { account_number: '0700000102', bank_id: '9' }],
  ]);
});

// spec: team-case-pages/refund-second
it('takes the second entry without showing the first, and sends it', async () => {
  hold({ entry: ENTRY }, answers(retryRefund, DECIDED));
  expect(
    await screen.findByText(
      'A colleague entered it before you. Enter it again from the payer’s own words: you do not see the other entry.',
    ),
  ).toBeTruthy();
  expect(
    screen.getByText(/^Auma Otieno entered it on 23 Nov 2026, 08:50, and it counts until 24 Nov/),
  ).toBeTruthy();
  await enter('0700000102', '9');
  await press('button', 'Send to the payment service');
  await told('Sent to the payment service.');
});

// spec: team-case-pages/refund-differ
it('sends nothing when the two differ, and keeps what was typed', async () => {
  hold({ entry: ENTRY }, refuses(retryRefund, 409, refusals.refundDetailsDiffer, { code: 'conflict' }));
  await enter('0700000102', '9');
  await press('button', 'Send to the payment service');
  expect(await screen.findByText(refusals.refundDetailsDiffer)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/Account number/).value).toBe('0700000102');
});

// spec: team-case-pages/refund-refused
it('says that the payment service did not take an account, and reads the work again', async () => {
  hold(
    { entry: ENTRY, sent_at: '2026-11-21T12:05:00Z' },
    refuses(retryRefund, 400, refusals.refundDetailsRefused, { code: 'invalid' }),
  );
  expect(await screen.findByText('An account was sent on 21 Nov 2026, 15:05.')).toBeTruthy();
  await enter('0700000102', '9');
  const reads = () => asked().filter((address) => address.includes('/api/ops/work/refund/')).length;
  const before = reads();
  await press('button', 'Send to the payment service');
  expect(await screen.findByText(refusals.refundDetailsRefused)).toBeTruthy();
  await waitFor(() => expect(reads()).toBeGreaterThan(before));
});

it('keeps what was typed and the refusal while the refund is read again', async () => {
  const first = { ...refundWork, needs: 'second_look' } as const;
  open(
    ...once(retryRefund, [
      answers(getWork, opened(refundWork)),
      answers(getRefund, { refund: refund({ sent_at: '2026-11-23T06:30:00Z' }) }),
    ]),
    answers(getWork, opened(first)),
    answers(getRefund, { refund: refund({ entry: ENTRY }) }),
    refuses(retryRefund, 400, refusals.refundDetailsRefused, { code: 'invalid' }),
  );
  await enter('0700000102', '9');
  await press('button', 'Send to the payment service');
  expect(await screen.findByText('An account was sent on 23 Nov 2026, 09:30.')).toBeTruthy();
  expect(screen.getByText(refusals.refundDetailsRefused)).toBeTruthy();
  expect(screen.queryByText('Somebody was faster')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>(/Account number/).value).toBe('0700000102');
});

// spec: team-together/told-before
it.each<readonly [string, Parameters<typeof opened>, string]>([
  [
    'takes it',
    [{ ...refundWork, needs: 'second_look', holder: { id: idOf(2), name: 'Baraka Mutua' } }],
    'Baraka Mutua holds it now.',
  ],
  ['decides it', [{ ...refundWork, holder: null }, { is_open: false }], 'It is over.'],
])('keeps the second entry when a colleague %s, and not the payer beside it', async (_what, now, words) => {
  open(
    ...once(getWork, [answers(getWork, opened(...now))]),
    answers(getWork, opened({ ...refundWork, needs: 'second_look' })),
    answers(getRefund, { refund: refund({ entry: ENTRY }) }),
    answers(listRefunds, { refunds: [refundState()] }),
  );
  await enter('0700000102', '9');
  expect(screen.getByText('Njeri Kamau')).toBeTruthy();
  comesBack();
  await screen.findByText(words);
  expect(screen.getByLabelText<HTMLInputElement>(/Account number/).value).toBe('0700000102');
  expect(screen.queryByText('Njeri Kamau')).toBeNull();
  expect(sent()).toEqual([]);
  await press('button', 'Close the form');
  expect(screen.queryByLabelText(/Account number/)).toBeNull();
});

// spec: team-together/told-before
it('keeps the correction of the own entry when a colleague takes the refund', async () => {
  const free = { ...refundWork, holder: null, needs: 'second_look' } as const;
  open(
    ...once(getWork, [
      answers(getWork, opened({ ...free, holder: { id: idOf(2), name: 'Baraka Mutua' } }, { had_say: true })),
    ]),
    answers(getWork, opened(free, { had_say: true })),
  );
  await press('button', 'Correct what you entered');
  await enter('0700000103', '9');
  comesBack();
  await screen.findByText('Baraka Mutua holds it now.');
  expect(screen.getByLabelText<HTMLInputElement>(/Account number/).value).toBe('0700000103');
});

it.each([
  ['', '9', 'Please enter 6 to 20 digits.'],
  ['mine', '9', 'Please enter 6 to 20 digits.'],
  ['12345', '9', 'Please enter 6 to 20 digits.'],
  ['0700000102', 'KCB', 'Please enter the number of the bank, in digits.'],
])('does not send the account "%s" at the bank "%s"', async (account, bank, words) => {
  hold();
  await enter(account, bank);
  await press('button', 'Save for the second entry');
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(sent()).toEqual([]);
});

// spec: team-case-pages/refund-facts
it('tells how much goes back, why, what was paid and how, and since when it waits', async () => {
  hold({ amount: 300, reason: 'consent-withdrawn', provider_amount: 250 });
  for (const words of [
    'KES 300 of KES 1,000',
    'The worker withdrew consent',
    'AM-0000-0001',
    '18 Nov 2026, 11:02, by M-PESA',
    '20 Nov 2026, 11:12',
    'KES 250',
    'Njeri Kamau',
    '+254 700 000 102',
  ])
    expect(await screen.findByText(words)).toBeTruthy();
});

it('has no form while the payment service is asked again by itself', async () => {
  hold({ status: 'failed', act: 'wait' });
  expect(await screen.findByText('The payment service refused the refund.')).toBeTruthy();
  expect(screen.queryByLabelText(/Account number/)).toBeNull();
});

it('reads a refund once, because each reading is on record', async () => {
  hold({}, refuses(retryRefund, 409, refusals.refundNotWaiting, { code: 'conflict' }));
  await enter('0700000102', '9');
  await press('button', 'Save for the second entry');
  await screen.findByText(refusals.refundNotWaiting);
  expect(asked().filter((address) => address.endsWith(`/api/ops/refunds/${refundWork.id}`))).toHaveLength(1);
});

// spec: team-case-pages/refund-own-entry
it('lets the first member correct the own entry, and opens no payer for her', async () => {
  open(
    answers(getWork, opened({ ...refundWork, holder: null, needs: 'second_look' }, { had_say: true })),
    answers(retryRefund, FIRST),
  );
  await press('button', 'Correct what you entered');
  await enter('0700000103', '9');
  await press('button', 'Save for the second entry');
  await told('Saved. A colleague enters it now. Nothing was sent yet.');
  await waitFor(() => expect(screen.queryByLabelText(/Account number/)).toBeNull());
  expect(sent()).toHaveLength(1);
  expect(asked().some((address) => address.endsWith(`/api/ops/refunds/${refundWork.id}`))).toBe(false);
});

it('leaves the entry alone while a colleague holds the refund', async () => {
  const holder = { id: idOf(2), name: 'Baraka Mutua' };
  open(answers(getWork, opened({ ...refundWork, holder, needs: 'second_look' }, { had_say: true })));
  expect(await screen.findByText(/^Baraka Mutua works on it now\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Correct what you entered' })).toBeNull();
});

// spec: team-case-pages/money-standing
it.each([
  ['processing', null, 'The payment service has the account and moves the money.'],
  ['processed', '2026-11-23T06:00:00Z', 'The payer got the money back on 23 Nov 2026, 09:00.'],
] as const)('tells where a refund stands that is %s', async (status, settled_at, words) => {
  open(
    answers(getWork, opened({ ...refundWork, holder: null }, { is_open: false })),
    answers(listRefunds, { refunds: [refundState({ status, settled_at })] }),
  );
  expect(await screen.findByText(words)).toBeTruthy();
});

it('asks nothing about money for a role that does not work it', async () => {
  open(
    answers(getTeamAccount, asRole('auditor', 'Naliaka Wafula')),
    answers(getWork, opened({ ...refundWork, holder: null }, { is_open: false })),
  );
  await screen.findByText('Done');
  expect(screen.queryByText('Where it stands')).toBeNull();
  expect(asked().some((address) => address.includes('/api/ops/refunds'))).toBe(false);
});

// spec: team-case-pages/refund-facts
it('does not call an order paid back whose refund is held up', async () => {
  hold({ purchase_status: 'refunded' });
  expect(await screen.findByText('Held up')).toBeTruthy();
  expect(screen.getByText('Ended by a refund')).toBeTruthy();
  expect(screen.queryByText('Paid back')).toBeNull();
});
