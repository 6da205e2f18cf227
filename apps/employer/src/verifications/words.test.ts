import type { Completion } from '@repo/api-client/queries/reports';
import { describe, expect, it } from 'vitest';
import { progress, purchase, request } from '../../stories/verification-items.ts';
import { canBeFollowed, chipStatus, earlierLine, isAgreedTo, shownState, statusLine } from './words.ts';

const check: Completion['checks'][number] = {
  kind: 'references',
  source: 'referees',
  status: 'pending',
  waiting_on: null,
  acts_next: 'team',
  outcome: null,
  due_at: null,
  postponement: null,
  decided_at: null,
  reused_from: null,
};

it('does not wait for an attempt to pay that is not the last event', () => {
  const item = { ...purchase('pending'), created_at: '2026-11-22T12:00:00Z' };
  expect(earlierLine(item)).toBe('A payment was begun. Nov 22, 2026');
});

describe('the status line', () => {
  // spec: dashboard-verifications/card-status, dashboard-verifications/status-unknown
  it.each([
    [request('something new'), false, 'Unknown'],
    [request('failed', 'something new'), false, 'Unknown'],
    [purchase('pending'), false, 'Waiting for your payment. No money received yet.'],
    [purchase('pending'), true, 'A payment was begun.'],
    [purchase('failed'), false, 'Your payment failed.'],
    [purchase('abandoned'), false, 'Your payment was not completed.'],
    [purchase('something new'), false, 'Unknown'],
    [purchase('paid', 'awaiting'), true, 'Paid. Waiting for consent by SMS.'],
    [purchase('paid', 'refused'), true, 'The worker declined this check. Your refund is being prepared.'],
    [
      purchase('paid', 'refused', 'pending'),
      true,
      'The worker declined this check. KES 1,000 is being refunded.',
    ],
    [
      purchase('paid', 'expired', 'processing'),
      true,
      'The worker did not answer in time. KES 1,000 is being refunded.',
    ],
    [
      purchase('refunded', 'expired', 'processed'),
      true,
      'The worker did not answer in time. KES 1,000 refunded.',
    ],
    [purchase('refunded', 'given', 'processed'), true, 'KES 1,000 refunded.'],
    [purchase('refunded', 'given', 'pending'), true, 'KES 1,000 is being refunded.'],
    [purchase('refunded', 'given', 'processed', 300), true, 'KES 300 of KES 1,000 refunded.'],
    [
      purchase('paid', 'given', 'processing', 300),
      true,
      'Checks have begun. KES 300 of KES 1,000 is being refunded.',
    ],
    [
      purchase('paid', 'refused', 'needs-attention'),
      true,
      'The worker declined this check. Your refund of KES 1,000 is held up. Our team works on it.',
    ],
    [
      purchase('refunded', 'expired', 'needs-attention'),
      true,
      'The worker did not answer in time. Your refund of KES 1,000 is held up. Our team works on it.',
    ],
    [
      purchase('refunded', 'given', 'failed'),
      true,
      'Your refund of KES 1,000 is held up. Our team works on it.',
    ],
    [purchase('paid'), true, 'Checks have begun.'],
    [
      purchase('paid', 'given', null, null, { report_ended_at: '2026-10-30T09:00:00Z' }),
      true,
      'All checks are done. The report ended on Oct 30, 2026.',
    ],
    [
      purchase('paid', 'withdrawn', 'pending', 300),
      true,
      'The worker withdrew consent. KES 300 of KES 1,000 is being refunded.',
    ],
    [
      purchase('refunded', 'withdrawn', 'processed', 300),
      true,
      'The worker withdrew consent. KES 300 of KES 1,000 refunded.',
    ],
    [
      purchase('refunded', 'withdrawn', 'processed', 834, { taken_back_amount: 100 }),
      true,
      'The worker withdrew consent. KES 834 of KES 1,000 refunded. Your bank took back KES 100 of KES 1,000.',
    ],
    [
      purchase('refunded', 'withdrawn', 'processed', 834, { taken_back_amount: 166 }),
      true,
      'The worker withdrew consent. KES 834 of KES 1,000 refunded. Your bank took back KES 166 of KES 1,000. The report is closed.',
    ],
    [
      purchase('paid', 'given', null, null, { taken_back_amount: 300 }),
      true,
      'Checks have begun. Your bank took back KES 300 of KES 1,000.',
    ],
    [
      purchase('paid', 'given', null, null, { taken_back_amount: 1000 }),
      true,
      'Your bank took back KES 1,000. The report is closed.',
    ],
  ])('of %# says who does what next', (verification, isPaid, words) => {
    expect(statusLine(verification, undefined, isPaid)).toBe(words);
  });

  it('does not count what was asked for before the payment', () => {
    const early = { ...progress('just_started'), completed_steps: 0, total_steps: 0 };
    expect(statusLine(purchase('paid'), early, true)).toBe('Checks have begun.');
  });

  it('counts the checks once they are under way', () => {
    expect(statusLine(purchase('paid'), progress('in_progress'), true)).toBe('2 of 6 checks done.');
    const dated = { ...progress('in_progress'), checks: [{ ...check, due_at: '2026-12-14T20:59:59.999Z' }] };
    expect(statusLine(purchase('paid'), dated, true)).toBe('Expected Dec 14, 2026.');
    const certificate = { ...dated.checks[0], kind: 'criminal_record', due_at: '2026-12-29T20:59:59.999Z' };
    const waiting = { ...dated, checks: [...dated.checks, { ...check, ...certificate }] };
    expect(statusLine(purchase('paid'), waiting, true)).toBe('Police check by Dec 29.');
    const asked = {
      ...waiting,
      checks: [...dated.checks, { ...check, ...certificate, acts_next: 'worker' }],
    };
    expect(statusLine(purchase('paid'), asked, true)).toBe('Certificate by Dec 29.');
    expect(statusLine(purchase('paid'), { ...asked, completed_steps: 0 }, true)).toBe(
      'Certificate by Dec 29.',
    );
    const last = { ...dated, ...progress('nearly_complete'), checks: dated.checks };
    expect(statusLine(purchase('paid'), last, true)).toBe('2 of 6 checks done.');
    expect(statusLine(purchase('paid'), progress('complete'), true)).toBe('All checks are done.');
  });

  it('says that the worker is waited for, while nothing is done and something is asked of the worker', () => {
    const due_at = '2026-12-14T20:59:59.999Z';
    const checks = [
      { ...check, due_at },
      { ...check, kind: 'identity', acts_next: 'worker', due_at },
    ];
    const begun = { ...progress('just_started'), completed_steps: 0, checks };
    expect(statusLine(purchase('paid'), begun, true)).toBe('Waiting for the worker.');
    expect(statusLine(purchase('paid'), { ...begun, completed_steps: 1 }, true)).toBe(
      'Expected Dec 14, 2026.',
    );
  });

  it.each([undefined, progress('in_progress'), progress('complete')])(
    'says of a withdrawal after the last result the same before and after the progress arrives',
    (completion) => {
      expect(statusLine(purchase('paid', 'withdrawn'), completion, true)).toBe(
        'All checks are done. The worker withdrew consent.',
      );
    },
  );
});

describe('a check that can be followed', () => {
  const begun = { ...progress('in_progress'), checks: [check] };

  it.each([
    ['paid and begun', purchase('paid'), begun, true],
    ['paid, not begun before her consent', purchase('paid'), progress('just_started'), false],
    ['done', purchase('paid'), { ...begun, overall_status: 'complete' }, true],
    ['paid back', purchase('refunded'), begun, false],
    ['not paid', purchase('pending'), begun, false],
    ['an invitation', request('accepted'), begun, false],
  ] as const)('is one that is %s', (_what, verification, completion, follows) => {
    expect(canBeFollowed(verification, completion)).toBe(follows);
  });

  it.each([
    ['paid and agreed to', purchase('paid'), true],
    ['paid and waits for her consent', purchase('paid', 'awaiting'), false],
    ['on its way back', purchase('paid', 'given', 'pending'), false],
    ['not paid', purchase('pending'), false],
    ['an invitation', request('accepted'), false],
  ] as const)('is expected of one that is %s', (_what, verification, follows) => {
    expect(isAgreedTo(verification)).toBe(follows);
  });
});

it.each([
  ['a withdrawal gave back a part', purchase('refunded', 'withdrawn', 'processed', 300), 'completed'],
  ['a part is on its way back', purchase('paid', 'withdrawn', 'pending', 300), 'completed'],
  ['a withdrawal gave back the whole', purchase('refunded', 'withdrawn', 'processed', 1000), 'refunded'],
  ['the whole is on its way back', purchase('paid', 'withdrawn', 'pending', 1000), 'refunded'],
  ['the part is not told', purchase('refunded', 'withdrawn', 'processed'), 'refunded'],
  ['the provider gave back a part', purchase('refunded', 'given', 'processed', 300), 'refunded'],
  ['she had not agreed', purchase('refunded', 'refused', 'processed', 300), 'refunded'],
  [
    'the bank took a part of the rest',
    purchase('refunded', 'withdrawn', 'processed', 834, { taken_back_amount: 100 }),
    'completed',
  ],
  [
    'the bank took the rest',
    purchase('refunded', 'withdrawn', 'processed', 834, { taken_back_amount: 166 }),
    'refunded',
  ],
  ['the bank took a part', purchase('paid', 'given', null, null, { taken_back_amount: 300 }), 'completed'],
  ['the bank took the whole', purchase('paid', 'given', null, null, { taken_back_amount: 1000 }), 'refunded'],
  ['the whole goes back, because she declined', purchase('paid', 'refused', 'pending'), 'refunded'],
  ['it was complete before she withdrew', purchase('paid', 'withdrawn'), 'completed'],
  ['it is an invitation', request('accepted'), 'accepted'],
] as const)('shows the state of a card of which %s', (_when, verification, state) => {
  expect(shownState(verification)).toBe(state);
});

it('follows a stopped check no more, and calls it refunded', () => {
  const stopped = purchase('paid', 'withdrawn', 'pending', 300);
  expect(chipStatus(stopped, progress('nearly_complete'))).toBe('refunded');
  expect(canBeFollowed(stopped, { ...progress('nearly_complete'), checks: [check] })).toBe(false);
});

describe('the chip', () => {
  // spec: dashboard-verifications/chip
  it('shows the progress of what is paid, "ended" for what led nowhere, and "pending" for everything else', () => {
    expect(chipStatus(purchase('paid'), progress('nearly_complete'))).toBe('nearly_complete');
    expect(chipStatus(purchase('paid'), progress('something new'))).toBe('pending');
    expect(chipStatus(purchase('paid'), undefined)).toBe('pending');
    expect(chipStatus(purchase('refunded'), progress('complete'))).toBe('refunded');
    const allBack = purchase('paid', 'given', null, null, { taken_back_amount: 1000 });
    expect(chipStatus(allBack, progress('complete'))).toBe('refunded');
    expect(chipStatus(purchase('failed'), progress('complete'))).toBe('pending');
    expect(chipStatus(request('in_progress', 'accepted'), progress('in_progress'))).toBe('in_progress');
    expect(chipStatus(request('completed', 'accepted'), progress('complete'))).toBe('complete');
    expect(chipStatus(request('failed', 'declined'), progress('complete'))).toBe('ended');
  });
});
