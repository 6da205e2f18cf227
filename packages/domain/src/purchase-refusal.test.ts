import { expect, it } from 'vitest';
import { purchaseRefusal, type BeforeBuying } from './purchase-refusal.ts';

const now = new Date('2026-11-20T08:00:00Z');
const invited = (status: NonNullable<BeforeBuying['invitation']>['status'], hoursLeft = 1) => ({
  invitation: { status, expiresAt: new Date(now.getTime() + hoursLeft * 3_600_000) },
});
const stranger: BeforeBuying = {
  hasConsent: false,
  asking: null,
  invitation: null,
  anybodyMayFindHer: true,
};
const noQuestions = { asking: 'workerWantsNoQuestions' } as const;

// spec: invitation-sent/accepted-allows
it.each([
  ['whom nobody invited', {}, null],
  ['whom nobody invited and not everybody may find', { anybodyMayFindHer: false }, null],
  ['who refuses this employer', noQuestions, 'workerWantsNoQuestions'],
  [
    'who refuses this employer after she had accepted',
    { ...noQuestions, ...invited('accepted') },
    'workerWantsNoQuestions',
  ],
  ['who refused a deeper check, under a consent that holds', { ...noQuestions, hasConsent: true }, null],
  ['who has accepted', { ...invited('accepted', -99), anybodyMayFindHer: false }, null],
  ['who has not answered', invited('pending'), 'purchaseInvitationPending'],
  ['who can answer for a moment', invited('pending', 1 / 3_600_000), 'purchaseInvitationPending'],
  [
    'whose time to answer is over this moment',
    { ...invited('pending', 0), anybodyMayFindHer: false },
    'purchaseInvitationExpired',
  ],
  ['who did not answer, and can be found by anybody', invited('pending', 0), null],
  [
    'of an expired invitation',
    { ...invited('expired', -1), anybodyMayFindHer: false },
    'purchaseInvitationExpired',
  ],
  [
    'of an invitation that was ended before its time',
    { ...invited('expired'), anybodyMayFindHer: false },
    'purchaseInvitationExpired',
  ],
  ['of an expired invitation whom anybody may find', invited('expired', -1), null],
  ['who declined long ago, and can be found by anybody', invited('declined', -1), null],
  [
    'who declined long ago, and cannot be found',
    { ...invited('declined', -1), anybodyMayFindHer: false },
    'purchaseInvitationExpired',
  ],
  ['who declined, and agreed another time', { ...invited('declined'), hasConsent: true }, null],
  ['who has not answered, and agreed another time', { ...invited('pending'), hasConsent: true }, null],
] as const)('a check of a worker %s', (_, known, refusal) => {
  expect(purchaseRefusal({ ...stranger, ...known }, now)).toBe(refusal);
});
