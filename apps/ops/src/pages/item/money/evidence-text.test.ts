import { expect, it } from 'vitest';
import type { Chargeback } from '@repo/api-client/queries/chargebacks';
import { chargeback } from '../../../../stories/money.ts';
import { evidenceText } from './evidence-text.ts';

const whole = chargeback();
const { delivered } = whole;
const ORDER = 'Order AM-0000-0001: Standard Check, KES 1,000, paid on 18 Nov 2026 by M-PESA.';
const AGREED = 'The worker agreed to the checks on 18 Nov 2026. They began on 18 Nov 2026.';
const REPORT = 'The report was complete in the payer’s account on 20 Nov 2026.';

const cases: readonly (readonly [string, Partial<Chargeback>, readonly string[]])[] = [
  ['a complete report', {}, [ORDER, AGREED, REPORT]],
  [
    'checks under way',
    { delivered: delivered && { ...delivered, checks_decided: 2, report_at: null } },
    [ORDER, AGREED, '2 of 5 checks were decided.'],
  ],
  [
    'a withdrawn consent',
    { delivered: delivered && { ...delivered, withdrawn_at: '2026-11-21T08:00:00Z' } },
    [ORDER, AGREED, REPORT, 'The worker withdrew consent on 21 Nov 2026.'],
  ],
  ['nothing', { delivered: null }, [ORDER]],
  [
    'no payment at the price',
    { delivered: null, paid_at: null },
    ['Order AM-0000-0001: Standard Check, KES 1,000.'],
  ],
  [
    'a refund',
    { delivered: null, refund: { amount: 300, status: 'processed' } },
    [ORDER, 'KES 300 was refunded.'],
  ],
  [
    'a refund on its way',
    { delivered: null, refund: { amount: 300, status: 'pending' } },
    [ORDER, 'KES 300 is being refunded.'],
  ],
  ['a refund that is held up', { delivered: null, refund: { amount: 300, status: 'failed' } }, [ORDER]],
  [
    'an earlier dispute',
    { delivered: null, taken_back: 100 },
    [ORDER, 'KES 100 went back by an earlier dispute.'],
  ],
];

// spec: team-case-pages/chargeback-delivered
it.each(cases)('tells the bank of %s', (_what, facts, lines) => {
  expect(evidenceText(chargeback(facts)).split('\n')).toEqual(lines);
});

it('names neither the payer nor a worker', () => {
  expect(evidenceText(whole)).not.toMatch(/Njeri|\+254|@/);
});
