import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overallStatuses } from './completion.ts';
import { defaultQuirks } from './quirks.ts';
import {
  buttonLabelOf,
  canViewReport,
  chipOf,
  HOME_VERIFICATIONS,
  itemOfPurchase,
  itemOfRequest,
  matchesFilter,
  newestFirst,
  purchaseState,
  requestStatus,
  verificationFilterLabel,
  verificationFilters,
} from './verification-status.ts';

const request = {
  id: 'r1',
  nanny_id: 'n1',
  package_id: 17,
  created_at: '2026-11-01T00:00:00Z',
  status: 'accepted',
};
const purchase = {
  id: 'p1',
  nanny_id: 'n1',
  package_id: 17,
  paid_at: '2026-11-02T00:00:00Z',
  status: 'paid',
  reference: 'REF-1',
};

describe('itemOfRequest', () => {
  // spec: entities/item
  it('keeps what it knows, without a reference', () => {
    expect(itemOfRequest(request)).toEqual({
      id: 'r1',
      nanny_id: 'n1',
      package_id: 17,
      created_at: '2026-11-01T00:00:00Z',
      status: 'completed',
      type: 'request',
      reference: null,
    });
  });

  // spec: dashboard-verifications/request-accepted
  it.each([
    ['accepted', 'completed'],
    ['pending', 'pending'],
    ['in_progress', 'pending'],
    ['completed', 'pending'],
    ['failed', 'pending'],
    ['', 'pending'],
    ['something new', 'pending'],
  ])('counts %j as %s, as observed', (status, counted) => {
    expect(itemOfRequest({ ...request, status }).status).toBe(counted);
  });

  it.each([
    ['accepted', 'pending'],
    ['completed', 'completed'],
    ['failed', 'pending'],
  ])('counts %s as %s where a deployment expects it', (status, counted) => {
    const quirks = { ...defaultQuirks, acceptedCountsAsCompleted: 'expected' } as const;
    expect(itemOfRequest({ ...request, status }, quirks).status).toBe(counted);
  });
});

describe('requestStatus', () => {
  // spec: entities/request-status
  it.each([
    ['pending', null, 'pending'],
    ['declined', null, 'failed'],
    ['expired', null, 'failed'],
    ['withdrawn', null, 'failed'],
    ['declined', 'open', 'failed'],
    ['accepted', null, 'accepted'],
    ['accepted', 'open', 'in_progress'],
    ['accepted', 'completed', 'completed'],
    ['accepted', 'closed', 'failed'],
  ] as const)(
    'of an invitation that is %s, with a case that is %s, is %s',
    (invitation, furthest, status) => {
      expect(requestStatus(invitation, furthest)).toBe(status);
    },
  );
});

it.each([
  ['paid', 'completed'],
  ['pending', 'pending'],
  ['failed', 'failed'],
  ['abandoned', 'failed'],
  ['refunded', 'refunded'],
  ['something new', 'something new'],
])('the state of a purchase that is %s is %s', (status, state) => {
  expect(purchaseState(status)).toBe(state);
});

describe('itemOfPurchase', () => {
  // spec: entities/item
  it('keeps what it knows, dated by its payment', () => {
    expect(itemOfPurchase({ ...purchase, created_at: '2026-10-31T00:00:00Z' })).toEqual({
      id: 'p1',
      nanny_id: 'n1',
      package_id: 17,
      created_at: '2026-11-02T00:00:00Z',
      status: 'completed',
      type: 'purchase',
      reference: 'REF-1',
    });
  });

  it('is dated by its making while it is unpaid, and not at all where neither is known', () => {
    const unpaid = { ...purchase, paid_at: null, status: 'pending' };
    expect(itemOfPurchase({ ...unpaid, created_at: '2026-10-31T00:00:00Z' }).created_at).toBe(
      '2026-10-31T00:00:00Z',
    );
    expect(itemOfPurchase(unpaid).created_at).toBe('');
  });

  // spec: dashboard-verifications/purchase-paid
  it.each([
    ['paid', 'completed'],
    ['pending', 'pending'],
    ['failed', 'pending'],
    ['refunded', 'refunded'],
    ['', 'pending'],
  ])('counts %j as %s', (status, counted) => {
    expect(itemOfPurchase({ ...purchase, status }).status).toBe(counted);
  });
});

describe('newestFirst', () => {
  const at = (...dates: readonly string[]) =>
    newestFirst(dates.map((created_at) => ({ created_at }))).map((i) => i.created_at);

  // spec: dashboard-verifications/newest-first
  it('puts the newest first and what has no date last', () => {
    expect(at('2026-01-01', '', '2026-03-01', 'soon', '2026-02-01')).toEqual([
      '2026-03-01',
      '2026-02-01',
      '2026-01-01',
      '',
      'soon',
    ]);
  });

  it('compares moments, not texts', () => {
    expect(at('2026-01-01T02:00:00+03:00', '2026-01-01T00:00:00Z')).toEqual([
      '2026-01-01T00:00:00Z',
      '2026-01-01T02:00:00+03:00',
    ]);
  });

  it('leaves the given list as it is, loses nothing, and keeps equals in their order', () => {
    const items = fc.array(
      fc.record({
        id: fc.uuid(),
        created_at: fc.constantFrom(
          '',
          'soon',
          '2026-01-01',
          '2026-01-02',
          '2026-01-02T00:00:00Z',
          '2025-06-01',
        ),
      }),
    );
    const timeOf = (text: string) => Date.parse(text) || Number.NEGATIVE_INFINITY;
    fc.assert(
      fc.property(items, (list) => {
        const before = [...list];
        const sorted = newestFirst(list);
        expect(list).toEqual(before);
        expect(new Set(sorted)).toEqual(new Set(list));
        for (const [index, item] of sorted.entries()) {
          const next = sorted[index + 1];
          if (next === undefined) break;
          const [time, later] = [timeOf(item.created_at), timeOf(next.created_at)];
          expect(time > later || (time === later && list.indexOf(item) < list.indexOf(next))).toBe(true);
        }
      }),
    );
  });
});

// spec: dashboard-home/recent-three, constants/recent
it('shows three on the home tab', () => {
  expect(HOME_VERIFICATIONS).toBe(3);
});

describe('matchesFilter', () => {
  // spec: dashboard-verifications/filter-all, dashboard-verifications/filter-complete
  // spec: dashboard-verifications/filter-nearly-complete, dashboard-verifications/filter-in-progress
  // spec: dashboard-verifications/filter-just-started, dashboard-verifications/filter-pending
  // spec: dashboard-verifications/filter-by-own
  it.each([
    ['all', 'pending', undefined, true],
    ['all', 'completed', 'complete', true],
    ['pending', 'pending', 'complete', true],
    ['pending', 'completed', 'pending', false],
    ['complete', 'pending', 'complete', true],
    ['complete', 'completed', 'nearly_complete', false],
    ['nearly_complete', 'completed', 'nearly_complete', true],
    ['in_progress', 'completed', 'in_progress', true],
    ['in_progress', 'in_progress', 'complete', false],
    ['just_started', 'completed', 'just_started', true],
    ['just_started', 'completed', undefined, false],
    ['just_started', 'pending', 'just_started', false],
    ['refunded', 'refunded', 'complete', true],
    ['refunded', 'pending', undefined, false],
    ['pending', 'refunded', undefined, false],
    ['complete', 'refunded', 'complete', false],
    ['just_started', 'refunded', 'just_started', false],
    ['ended', 'ended', 'complete', true],
    ['ended', 'pending', undefined, false],
    ['pending', 'ended', undefined, false],
    ['complete', 'ended', 'complete', false],
  ] as const)('%s: an item that is %s, of a worker who is %s', (filter, status, overall, matches) => {
    expect(matchesFilter(filter, { status }, overall)).toBe(matches);
  });

  // spec: dashboard-verifications/filter-by-worker
  it('finds every item by the completion of its worker', () => {
    for (const overall of overallStatuses)
      expect(
        verificationFilters.filter((filter) => matchesFilter(filter, { status: 'completed' }, overall)),
      ).toEqual(['all', overall]);
  });

  // spec: dashboard-verifications/filter-all, dashboard-verifications/filter-complete
  // spec: dashboard-verifications/filter-nearly-complete, dashboard-verifications/filter-in-progress
  // spec: dashboard-verifications/filter-just-started, dashboard-verifications/filter-pending
  it('words its chips as the specification does', () => {
    expect(verificationFilters.map((filter) => verificationFilterLabel(filter))).toEqual([
      'All Verifications',
      'Complete',
      'Nearly Complete',
      'In Progress',
      'Just Started',
      'Pending',
      'Refunded',
      'Ended',
    ]);
  });
});

// spec: dashboard-verifications/chip
it.each([
  ['complete', 'complete'],
  ['nearly_complete', 'nearly_complete'],
  ['in_progress', 'in_progress'],
  ['just_started', 'pending'],
  ['something new', 'pending'],
  [undefined, 'pending'],
])('the chip of a completed item whose worker is %s is %s', (overall, chip) => {
  expect(chipOf(overall)).toBe(chip);
});

describe('the button of a card', () => {
  // spec: dashboard-verifications/button-completed, dashboard-verifications/button-pending
  // spec: dashboard-verifications/button-in-progress, dashboard-verifications/button-failed
  // spec: dashboard-verifications/button-accepted, dashboard-verifications/status-unknown
  // spec: dashboard-verifications/only-completed, entities/request-status
  it.each([
    ['completed', 'View Report', true],
    ['pending', 'Awaiting Review', false],
    ['in_progress', 'Processing', false],
    ['failed', 'Failed', false],
    ['accepted', 'Accepted', false],
    ['refunded', 'Refunded', false],
    ['ended', 'Ended', false],
    ['something new', 'Unknown', false],
    ['constructor', 'Unknown', false],
    ['', 'Unknown', false],
  ])('of a %j item reads %s', (status, label, opens) => {
    expect(buttonLabelOf(status)).toBe(label);
    expect(canViewReport(status)).toBe(opens);
  });
});
