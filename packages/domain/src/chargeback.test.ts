import { describe, expect, it } from 'vitest';
import { chargebackStatuses, isAnswerable, isChargebackOver, nextChargebackAlarm } from './chargeback.ts';

const DUE = new Date('2026-03-02T12:00:00Z');
const at = (time: string) => new Date(`2026-03-02T${time}Z`);

describe('a chargeback', () => {
  it.each([
    ['awaiting-merchant-feedback', true, false],
    ['awaiting-bank-feedback', false, false],
    ['pending', true, false],
    ['resolved', false, true],
    ['archived', false, true],
  ] as const)('that is %s: may be answered %s, is over %s', (status, answerable, over) => {
    expect(isAnswerable(status)).toBe(answerable);
    expect(isChargebackOver(status)).toBe(over);
  });

  it('is never both over and open to an answer', () => {
    for (const status of chargebackStatuses)
      expect(isAnswerable(status) && isChargebackOver(status)).toBe(false);
  });
});

describe('nextChargebackAlarm', () => {
  const open = { status: 'awaiting-merchant-feedback', dueAt: DUE, answer: null } as const;

  it.each([
    ['four hours before it is due', open, null, at('08:00:00')],
    ['an hour after the alarm before', open, at('09:30:00'), at('10:30:00')],
    ['an hour after the alarm before, also past the due time', open, at('13:00:00'), at('14:00:00')],
    ['never without a due time', { ...open, dueAt: null }, null, null],
    ['never once it was answered', { ...open, answer: 'declined' }, null, null],
    ['never while the bank decides', { ...open, status: 'awaiting-bank-feedback' }, null, null],
    ['never once it is resolved', { ...open, status: 'resolved' }, at('09:30:00'), null],
  ] as const)('goes off %s', (_when, chargeback, last, expected) => {
    expect(nextChargebackAlarm(chargeback, last)).toEqual(expected);
  });
});
