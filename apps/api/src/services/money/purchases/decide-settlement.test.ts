import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { purchaseMachine, type PurchaseStatus } from '@repo/domain/purchase';
import type { PaymentState } from '../../../providers/payments/payments.ts';
import { decideSettlement, type SettlementFacts } from './decide-settlement.ts';

const createdAt = new Date('2026-01-15T09:00:00Z');
const after = (hours: number) => new Date(createdAt.getTime() + hours * 3_600_000);
const received = {
  kind: 'paid',
  reference: 'am-1',
  amountCents: 100_000,
  currency: 'KES',
  channel: 'mobile_money',
  paidAt: after(0.1),
} as const;
const reversed = { ...received, kind: 'reversed' } as const;
const open = { kind: 'open', isUnderWay: false } as const;
const unknown = { kind: 'unknown' } as const;
const failed = { kind: 'failed', reason: 'Declined' } as const;

function facts(
  status: PurchaseStatus,
  state: PaymentState,
  changes: Partial<SettlementFacts> = {},
): SettlementFacts {
  return {
    purchase: { status, amountCents: 100_000, currency: 'KES', createdAt },
    rivals: [],
    isCovered: false,
    lastPaidAt: null,
    hasRefund: false,
    state,
    now: after(0.2),
    ...changes,
  };
}

const paidRival = { rivals: [{ id: 'rival', status: 'paid' }] } as const;
const pendingRival = { rivals: [{ id: 'rival', status: 'pending' }] } as const;
const deadRivals = {
  rivals: [
    { id: 'a', status: 'failed' },
    { id: 'b', status: 'abandoned' },
    { id: 'c', status: 'refunded' },
  ],
} as const;
const late = { now: after(24) };
const lower = { ...received, amountCents: 99_999 };
const higher = { ...received, amountCents: 100_001 };
const naira = { ...received, currency: 'NGN' };

describe('a payment that arrived', () => {
  it.each<[string, SettlementFacts, object]>([
    ['pays an open purchase', facts('pending', received), { kind: 'pay', supersedes: null }],
    ['pays one that had failed', facts('failed', received), { kind: 'pay', supersedes: null }],
    [
      'pays one that was given up, however late',
      facts('abandoned', received, { now: after(2000) }),
      { kind: 'pay' },
    ],
    [
      'pays beside attempts that came to nothing',
      facts('pending', received, deadRivals),
      { kind: 'pay', supersedes: null },
    ],
    [
      'ends a newer attempt that is not paid',
      facts('abandoned', received, pendingRival),
      { kind: 'pay', supersedes: 'rival' },
    ],
    [
      'goes back when a newer attempt is paid',
      facts('failed', received, paidRival),
      { kind: 'give-back', reason: 'already-paid' },
    ],
    [
      'goes back when a check that goes as deep is owned by another package',
      facts('pending', received, { isCovered: true }),
      { kind: 'give-back', reason: 'already-paid' },
    ],
    ['counts from the moment it was paid', facts('pending', received), { paidAt: after(0.1) }],
    [
      'counts from now when the provider does not say when it was paid',
      facts('pending', { ...received, paidAt: null }),
      { paidAt: after(0.2) },
    ],
    [
      'counts beside one less deep that was paid before',
      facts('pending', received, { lastPaidAt: after(0.05) }),
      { paidAt: after(0.1) },
    ],
    [
      'counts after one less deep that was paid later and heard of earlier',
      facts('pending', received, { lastPaidAt: after(0.15) }),
      { paidAt: new Date(after(0.15).getTime() + 1) },
    ],
    [
      'counts after one less deep of the same moment',
      facts('pending', received, { lastPaidAt: after(0.1) }),
      { paidAt: new Date(after(0.1).getTime() + 1) },
    ],
    [
      'goes back when it is too little',
      facts('pending', lower),
      { kind: 'give-back', reason: 'amount-mismatch' },
    ],
    [
      'goes back when it is too much',
      facts('pending', higher),
      { kind: 'give-back', reason: 'amount-mismatch' },
    ],
    [
      'goes back in another currency',
      facts('pending', naira),
      { kind: 'give-back', reason: 'currency-mismatch' },
    ],
    ['goes back late as well when it is too little', facts('abandoned', lower), { kind: 'give-back' }],
    ['changes nothing when it was seen before', facts('paid', received), { kind: 'nothing' }],
    ['changes nothing when it was given back', facts('refunded', received), { kind: 'nothing' }],
    [
      'changes nothing while it is being given back',
      facts('failed', received, { hasRefund: true }),
      { kind: 'nothing' },
    ],
    ['is not doubted once it counted', facts('paid', lower), { kind: 'nothing' }],
  ])('%s', (_what, given, expected) => {
    expect(decideSettlement(given)).toMatchObject(expected);
  });
});

describe('a payment that did not arrive', () => {
  it.each<[string, SettlementFacts, object]>([
    ['is waited for', facts('pending', open), { kind: 'nothing' }],
    ['is waited for though the provider does not know it', facts('pending', unknown), { kind: 'nothing' }],
    [
      'is waited for up to 24 hours',
      facts('pending', open, { now: new Date(after(24).getTime() - 1) }),
      { kind: 'nothing' },
    ],
    ['is given up after 24 hours', facts('pending', open, late), { kind: 'abandon' }],
    [
      'is given up after 24 hours when the provider does not know it',
      facts('pending', unknown, late),
      { kind: 'abandon' },
    ],
    ['is given up once', facts('abandoned', open, late), { kind: 'nothing' }],
    ['leaves what is paid alone', facts('paid', open, late), { kind: 'nothing' }],
    ['fails with its reason', facts('pending', failed), { kind: 'fail', reason: 'Declined' }],
    ['fails once', facts('failed', failed), { kind: 'nothing' }],
    ['cannot fail what is paid', facts('paid', failed), { kind: 'nothing' }],
    ['cannot fail what was given up', facts('abandoned', failed), { kind: 'nothing' }],
  ])('%s', (_what, given, expected) => {
    expect(decideSettlement(given)).toEqual(expected);
  });
});

describe('a payment that was taken back', () => {
  it.each<PurchaseStatus>(['pending', 'paid', 'failed', 'abandoned'])(
    'reverses a purchase that is %s',
    (status) => {
      expect(decideSettlement(facts(status, reversed))).toEqual({ kind: 'reverse', payment: reversed });
    },
  );

  it('is no news after a refund', () => {
    expect(decideSettlement(facts('refunded', reversed))).toEqual({ kind: 'nothing' });
  });
});

it('never keeps money beside other money, and never keeps what is not the price', () => {
  const statuses = fc.constantFrom(...purchaseMachine.states);
  fc.assert(
    fc.property(
      statuses,
      fc.array(fc.record({ id: fc.uuid(), status: statuses })),
      fc.record({ isCovered: fc.boolean(), hasRefund: fc.boolean() }),
      fc.constantFrom(50_000, 100_000, 100_001),
      fc.constantFrom('KES', 'NGN'),
      (status, rivals, hindrances, amountCents, currency) => {
        const decided = decideSettlement(
          facts(status, { ...received, amountCents, currency }, { rivals, ...hindrances }),
        );
        if (decided.kind !== 'pay') return;
        expect(rivals.some((rival) => rival.status === 'paid')).toBe(false);
        expect({ ...hindrances, amountCents, currency }).toEqual({
          isCovered: false,
          hasRefund: false,
          amountCents: 100_000,
          currency: 'KES',
        });
        expect(purchaseMachine.can(status, 'paid')).toBe(true);
      },
    ),
  );
});
