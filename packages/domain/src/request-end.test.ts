import { expect, it } from 'vitest';
import { requestEndOf } from './request-end.ts';

const now = new Date('2026-11-26T09:00:00Z');
const given = { withdrawnAt: null, expiresAt: new Date('2027-01-01T00:00:00Z') };
const open = { status: 'open', opensReport: true, isWithdrawn: false, isRefundOfWithdrawal: false } as const;
const completed = { ...open, status: 'completed' } as const;
const closed = { ...open, status: 'closed' } as const;

it.each([
  ['without a yes', null, null, null],
  ['with a yes that stands', null, given, null],
  ['with a yes that was withdrawn before a check', null, { ...given, withdrawnAt: now }, 'withdrawal'],
  ['with a yes of which the last day is over', null, { ...given, expiresAt: now }, 'expiry'],
  ['with a yes without an end', null, { ...given, expiresAt: null }, null],
  ['with a check under way', open, given, null],
  ['with a check that outlives its consent', open, { ...given, expiresAt: now }, null],
  ['with a corrected report of a withdrawn consent', { ...open, isWithdrawn: true }, given, 'withdrawal'],
  ['with a complete check', completed, given, null],
  ['with a complete check and a withdrawal', { ...completed, isWithdrawn: true }, given, 'withdrawal'],
  [
    'with a check that a withdrawal stopped',
    { ...closed, isWithdrawn: true, isRefundOfWithdrawal: true },
    { ...given, withdrawnAt: now },
    'withdrawal',
  ],
  ['with a check that a chargeback stopped', { ...closed, opensReport: false }, given, 'refund'],
  ['with a complete check that the bank took back', { ...completed, opensReport: false }, given, 'refund'],
  [
    'with a withdrawal after a chargeback',
    { ...closed, isWithdrawn: true },
    { ...given, withdrawnAt: now },
    'refund',
  ],
] as const)('the end of a request %s', (_what, newest, consent, end) => {
  expect(requestEndOf({ newest, consent }, now)).toBe(end);
});
