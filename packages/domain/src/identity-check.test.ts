import { describe, expect, it } from 'vitest';
import {
  identityAttemptsLeft,
  identityDecisionProblem,
  identityMachine,
  identityRefusal,
  identityWaitsOn,
  isWithTeam,
  MAXIMUM_IDENTITY_ATTEMPTS,
  openIdentityStates,
  smileStatusOf,
  teamFailures,
} from './identity-check.ts';

const failed = { state: 'failed', reason: 'face_differs' };
const expired = { state: 'failed', reason: 'expired' };

describe('identityMachine', () => {
  it('ends with a verdict, which anybody may come to from any open state', () => {
    expect(identityMachine.states.filter((state) => identityMachine.isFinal(state))).toEqual([
      'verified',
      'failed',
    ]);
    for (const state of openIdentityStates)
      for (const verdict of ['verified', 'failed'] as const)
        expect(identityMachine.can(state, verdict), state).toBe(true);
  });

  it.each([
    ['queued', ['submitting', 'processing', 'review']],
    ['submitting', ['processing', 'queued', 'review']],
    ['processing', ['queued', 'provisional', 'name_differs', 'review']],
    ['provisional', ['name_differs']],
    ['review', ['name_differs']],
    ['name_differs', ['review']],
  ] as const)('before it %s leads to %j', (state, next) => {
    expect(identityMachine.next(state).filter((each) => !identityMachine.isFinal(each))).toEqual(next);
  });
});

it.each([
  ['queued', 'pending', 'provider'],
  ['submitting', 'pending', 'provider'],
  ['processing', 'pending', 'provider'],
  ['provisional', 'pending', 'team'],
  ['review', 'pending', 'team'],
  ['name_differs', 'pending', 'worker'],
  ['verified', 'verified', 'worker'],
  ['failed', 'failed', 'worker'],
] as const)('%s reads as %s and waits on the %s', (state, smileStatus, waitsOn) => {
  expect(smileStatusOf(state)).toBe(smileStatus);
  expect(identityWaitsOn(state, 1)).toBe(waitsOn);
  expect(isWithTeam(state)).toBe(waitsOn === 'team');
});

it('waits on the worker before she begins', () => {
  expect(identityWaitsOn(null, 5)).toBe('worker');
});

it('waits on the team when the worker has no attempt left', () => {
  expect(identityWaitsOn('failed', 0)).toBe('team');
  expect(identityWaitsOn(null, 0)).toBe('team');
  expect(identityWaitsOn('name_differs', 0)).toBe('worker');
});

it.each([
  [[], 5],
  [[failed], 4],
  [[failed, failed, failed, failed, failed], 0],
  [[failed, failed, failed, failed, failed, failed], 0],
  [[expired, expired, expired], 5],
  [[failed, expired, { state: 'queued', reason: null }], 3],
  [[{ state: 'review', reason: 'expired' }], 4],
])('after %j %d attempts are left', (attempts, left) => {
  expect(identityAttemptsLeft(attempts)).toBe(left);
});

describe('identityRefusal', () => {
  const five = Array.from({ length: MAXIMUM_IDENTITY_ATTEMPTS }, () => failed);
  it.each([
    ['not_verified', [], null],
    ['failed', [failed], null],
    ['verified', [], 'identityVerifiedBefore'],
    ['verified', five, 'identityVerifiedBefore'],
    ['pending', [{ state: 'review', reason: null }], 'identityCheckOpen'],
    ['failed', five, 'identityAttemptsUsed'],
  ] as const)('%s with %j: %s', (smileStatus, attempts, refusal) => {
    expect(identityRefusal(smileStatus, attempts)).toBe(refusal);
  });
  it.each(openIdentityStates)('one attempt at a time: %s', (state) => {
    expect(identityRefusal('pending', [{ state, reason: null }])).toBe('identityCheckOpen');
  });
});

describe('identityDecisionProblem', () => {
  it.each([
    ['verified', null, 'Her card and face agree.', null],
    ['verified', null, '  ', 'note'],
    ['failed', 'face_differs', ' ', 'note'],
    ['failed', null, 'Another face.', 'reason'],
    ['failed', 'face_differs', 'Another face.', null],
  ] as const)('%s because of %s, noted %j: %s', (decision, reason, note, field) => {
    expect(identityDecisionProblem({ decision, reason, note })?.field ?? null).toBe(field);
  });
  it('asks for what was seen in other words than for what proves', () => {
    const of = (decision: 'verified' | 'failed') =>
      identityDecisionProblem({ decision, reason: null, note: '' })?.code;
    expect(of('verified')).toBe('identityProofMissing');
    expect(of('failed')).toBe('identityNoteMissing');
  });
  it('asks what the worker is told', () => {
    expect(identityDecisionProblem({ decision: 'failed', reason: null, note: 'Another face.' })?.code).toBe(
      'identityReasonMissing',
    );
  });
});

it('lets no member of the team blame the clock or the number', () => {
  for (const reason of ['expired', 'number_not_found', 'number_invalid'])
    expect(teamFailures).not.toContain(reason);
});
