import type { Receipt } from '@repo/api-client/normalise/receipt';
import { expect, it } from 'vitest';
import { channelName, receiptText } from './receipt-text.ts';

const receipt: Receipt = {
  orderNumber: 'ORD-1',
  reference: 'ref-1',
  packageName: 'Standard Check',
  packageId: 17,
  amountCents: 100_000,
  paidAt: '2026-11-21T21:30:00Z',
  channel: 'mobile_money',
  estimatedCompletion: '2-3 business days',
  workerName: null,
  paidBy: 'An Employer',
  refund: null,
  takenBackCents: 0,
  isStopped: false,
  oldPackage: null,
};

// spec: payment-return/receipt
it('says who paid what to whom, when, by what channel and reference', () => {
  expect(receiptText(receipt)).toMatchInlineSnapshot(`
    "Amini: payment receipt

    Order number:         ORD-1
    Paid by:              An Employer
    Paid to:              Amini
    Package:              Standard Check
    Worker:               N/A
    Amount paid:          KES 1,000
    Paid on:              Nov 22, 2026
    Paid by way of:       M-PESA
    Reference:            ref-1
    Estimated completion: 2-3 business days
    "
  `);
});

it('tells a part of the price that goes back, by the state of its refund', () => {
  const parted = (status: string) => receiptText({ ...receipt, refund: { status, amountCents: 30_000 } });
  expect(parted('pending')).toContain('Refund:               KES 300 of KES 1,000 is being refunded.');
  expect(parted('processed')).toContain('Refund:               KES 300 of KES 1,000 refunded.');
});

it('tells a part of the price that the bank took back', () => {
  expect(receiptText({ ...receipt, takenBackCents: 10_000 })).toContain(
    'Chargeback:           Your bank took back KES 100 of KES 1,000.',
  );
  expect(receiptText(receipt)).not.toContain('Chargeback');
});

it('promises no completion of a verification that was stopped', () => {
  const text = receiptText({
    ...receipt,
    isStopped: true,
    refund: { status: 'processed', amountCents: 30_000 },
  });
  expect(text).toMatch(/^Verification: +Stopped by the withdrawal of the worker’s consent$/m);
  expect(text).not.toContain('completion');
});

it('names a channel that it does not know as it came', () => {
  expect(channelName('bank_transfer')).toBe('bank_transfer');
  expect(channelName(null)).toBe('N/A');
});
