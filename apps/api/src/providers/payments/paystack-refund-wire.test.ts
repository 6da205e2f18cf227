import { describe, expect, it } from 'vitest';
import { planRefund, type WireRefund } from './paystack-refund-wire.ts';
import { verified } from './paystack-wire.ts';

const NOTE = 'Refund r-1';

function paid(status = 'success') {
  const data = { id: 1, status, reference: 'am-TEST', amount: 100_000, currency: 'KES' };
  return verified.parse({ data }).data;
}

function refund(id: string, amount: number, changes: Partial<WireRefund> = {}): WireRefund {
  return { id, amount, status: 'processed', transaction: '1', merchant_note: 'By hand', ...changes };
}

const plan = (refunds: readonly WireRefund[], status?: string, amountCents = 100_000) =>
  planRefund({ refunds, odd: [] }, paid(status), { amountCents, note: NOTE });

describe('planRefund', () => {
  it.each([
    ['nothing was given back', [], 100_000],
    ['a part was given back by hand', [refund('3', 10_000)], 90_000],
    ['two parts were', [refund('3', 10_000), refund('4', 20_000, { status: 'pending' })], 70_000],
    ['all but a cent was', [refund('3', 99_999)], 1],
    ['what was given by hand failed', [refund('3', 100_000, { status: 'failed' })], 100_000],
    [
      'an earlier try of our own failed',
      [refund('3', 100_000, { status: 'failed', merchant_note: NOTE })],
      100_000,
    ],
    ['another payment was given back', [refund('3', 100_000, { transaction: '2' })], 100_000],
  ])('asks for what is left when %s', (_when, refunds, amountCents) => {
    expect(plan(refunds)).toEqual({ kind: 'ask', amountCents });
  });

  it('asks for no more than is wanted', () => {
    expect(plan([refund('3', 10_000)], 'success', 30_000)).toEqual({ kind: 'ask', amountCents: 30_000 });
  });

  it.each([
    ['what an earlier try has left', [refund('3', 100_000, { status: 'pending', merchant_note: NOTE })], '3'],
    [
      'the same beside a part by hand',
      [refund('3', 10_000), refund('4', 90_000, { merchant_note: NOTE })],
      '4',
    ],
    ['what somebody gave back in full', [refund('3', 100_000)], '3'],
    [
      'the one of several by hand that is not through',
      [refund('3', 40_000), refund('4', 60_000, { status: 'needs-attention' })],
      '4',
    ],
    [
      'one that names the payment by its reference',
      [refund('3', 100_000, { transaction: null, transaction_reference: 'am-TEST' })],
      '3',
    ],
  ])('adopts %s', (_what, refunds, id) => {
    expect(plan(refunds)).toMatchObject({ kind: 'adopt', refund: { id } });
  });

  it('finds the money gone after a chargeback, but not when a part by hand may be what reversed it', () => {
    expect(plan([], 'reversed')).toEqual({ kind: 'gone' });
    expect(plan([refund('3', 10_000)], 'reversed')).toEqual({ kind: 'ask', amountCents: 90_000 });
  });
});
