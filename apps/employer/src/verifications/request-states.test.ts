import type { InvitationStatus } from '@repo/domain/invitation';
import { requestEndOf, type RequestFacts } from '@repo/domain/request-end';
import { buttonLabelOf, requestStatus } from '@repo/domain/verification-status';
import { describe, expect, it } from 'vitest';
import { progress, request } from '../../stories/verification-items.ts';
import { iconStatus } from './icon-status.ts';
import { chipStatus, ownStatus, shownState, statusLine } from './words.ts';

const now = new Date('2026-11-26T09:00:00Z');
const consent = { withdrawnAt: null, expiresAt: new Date('2027-02-01T00:00:00Z') };
const open = { status: 'open', opensReport: true, isWithdrawn: false, isRefundOfWithdrawal: false } as const;
const refunded = { opensReport: false } as const;
const stopped = { ...open, status: 'closed', isWithdrawn: true, isRefundOfWithdrawal: true } as const;

/** What follows the answer. A block closes like a withdrawal, and a NO to a deeper package opens no case. */
const cases = {
  'no check': { newest: null, consent },
  'no check, and a withdrawal': { newest: null, consent: { ...consent, withdrawnAt: now } },
  'no check for 90 days': { newest: null, consent: { ...consent, expiresAt: now } },
  'a check under way': { newest: open, consent },
  'a complete check': { newest: { ...open, status: 'completed' }, consent },
  'a complete check, and a withdrawal': {
    newest: { ...open, status: 'completed', isWithdrawn: true },
    consent,
  },
  'a complete check, and its money taken back': {
    newest: { ...open, ...refunded, status: 'completed' },
    consent,
  },
  'a corrected report, and a withdrawal': { newest: { ...open, isWithdrawn: true }, consent },
  'a check that a withdrawal stopped': { newest: stopped, consent },
  'a check that a refund stopped': { newest: { ...open, ...refunded, status: 'closed' }, consent },
} as const satisfies Record<string, RequestFacts>;
type After = keyof typeof cases;

const completions = {
  open: progress('nearly_complete'),
  completed: progress('complete'),
  closed: progress('nearly_complete'),
} as const;

/** Everything that the card of an invitation says, from the facts of the service. */
function cardOf(invitation: InvitationStatus, after: After, isPaid: boolean) {
  const facts = cases[after];
  const furthest = facts.newest?.status ?? null;
  const end = requestEndOf(invitation === 'accepted' ? facts : { newest: null, consent: null }, now);
  const item = request(requestStatus(invitation, furthest), invitation, end);
  const completion = furthest === null ? undefined : completions[furthest];
  return [
    statusLine(item, completion, isPaid),
    chipStatus(item, completion),
    iconStatus(item, completion, isPaid),
    buttonLabelOf(shownState(item)),
  ];
}

// spec: dashboard-verifications/card-status, dashboard-verifications/chip, shared-pieces/status-icons
describe('the card of an accepted invitation', () => {
  it.each<[After, boolean, string, string, string, string]>([
    [
      'no check',
      false,
      'Invitation accepted. Complete the payment to start the checks.',
      'pending',
      'to_pay',
      'Accepted',
    ],
    ['no check', true, 'Invitation accepted.', 'pending', 'pending', 'Accepted'],
    [
      'no check, and a withdrawal',
      false,
      'Invitation accepted. The worker withdrew consent. No check had begun.',
      'ended',
      'ended',
      'Ended',
    ],
    [
      'no check for 90 days',
      false,
      'Invitation accepted. The consent has ended. To ask again, send a new invitation.',
      'ended',
      'ended',
      'Ended',
    ],
    ['no check for 90 days', true, 'Invitation accepted. The consent has ended.', 'ended', 'ended', 'Ended'],
    [
      'a check under way',
      true,
      'Invitation accepted. The checks are under way.',
      'nearly_complete',
      'in_progress',
      'Processing',
    ],
    [
      'a complete check',
      true,
      'Invitation accepted. All checks are done.',
      'complete',
      'completed',
      'View Report',
    ],
    [
      'a complete check, and a withdrawal',
      true,
      'Invitation accepted. All checks are done. The worker withdrew consent.',
      'complete',
      'completed',
      'View Report',
    ],
    [
      'a complete check, and its money taken back',
      false,
      'Invitation accepted. All checks are done. Its payment went back.',
      'ended',
      'ended',
      'Ended',
    ],
    [
      'a corrected report, and a withdrawal',
      true,
      'Invitation accepted. The report is being corrected. The worker withdrew consent.',
      'nearly_complete',
      'in_progress',
      'Processing',
    ],
    [
      'a check that a withdrawal stopped',
      false,
      'Invitation accepted. The worker withdrew consent. The check has stopped.',
      'ended',
      'ended',
      'Ended',
    ],
    [
      'a check that a refund stopped',
      false,
      'Invitation accepted. Its payment went back. The check has stopped.',
      'ended',
      'ended',
      'Ended',
    ],
  ])('with %s (paid: %s) is true', (after, isPaid, ...says) => {
    expect(cardOf('accepted', after, isPaid)).toEqual(says);
  });

  it('names no cause of a stopped check where none is told', () => {
    const item = request('failed', 'accepted');
    expect(statusLine(item, undefined, false)).toBe('Invitation accepted. The check has stopped.');
    expect(chipStatus(item, undefined)).toBe('ended');
  });

  it('says when its report ended', () => {
    const item = request('completed', 'accepted', null, '2026-10-30T09:00:00Z');
    expect(statusLine(item, undefined, true)).toBe(
      'Invitation accepted. All checks are done. The report ended on Oct 30, 2026.',
    );
  });
});

// spec: dashboard-verifications/card-status, shared-pieces/status-icons
describe('the card of an invitation without a yes', () => {
  const everyCase = Object.keys(cases).filter((name): name is After => Object.hasOwn(cases, name));

  it.each<[InvitationStatus, string, string, string, string]>([
    ['pending', 'Waiting for an answer until Nov 23, 2026.', 'pending', 'asked', 'Awaiting Review'],
    ['declined', 'The worker declined the invitation.', 'ended', 'ended', 'Ended'],
    ['expired', 'The invitation expired without an answer.', 'ended', 'ended', 'Ended'],
    ['withdrawn', 'You withdrew the invitation.', 'ended', 'ended', 'Ended'],
  ])('says the same of a %s one, whatever other checks there were', (invitation, ...says) => {
    for (const after of everyCase) expect(cardOf(invitation, after, false)).toEqual(says);
  });
});

// spec: dashboard-verifications/filter-by-own
it('is found by the filter of what its chip says', () => {
  expect(ownStatus(request('failed', 'accepted', 'withdrawal'))).toBe('ended');
  expect(ownStatus(request('failed', 'declined'))).toBe('ended');
  expect(ownStatus(request('accepted', 'accepted', 'withdrawal'))).toBe('ended');
  expect(ownStatus(request('pending'))).toBe('pending');
  expect(ownStatus(request('completed', 'accepted'))).toBe('completed');
});
