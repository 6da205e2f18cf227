import { expect, it } from 'vitest';
import { trustComponents, trustPoints, type TrustComponent, type TrustState } from '../trust-score.ts';
import { nextPointsOf, type NextPoints } from './next-points.ts';

type States = Readonly<Partial<Record<TrustComponent, TrustState>>>;

const rowsOf = (states: States) =>
  trustComponents.map((component) => {
    const state = states[component] ?? 'not_checked';
    const max = trustPoints[component];
    return { component, max, state, points: state === 'earned' ? max : 0 };
  });

const next = (states: States, smileStatus: string, isChecked = true) => {
  const rows = rowsOf(states);
  const score = rows.reduce((sum, { points }) => sum + points, 0);
  return nextPointsOf({ rows, score: isChecked ? score : null, smileStatus });
};

const earned = 'earned';
const known = { identity: earned, recent_profile: earned } as const;
const mostly = {
  ...known,
  references: earned,
  admin_approval: earned,
  no_misconduct: earned,
  social_screening: earned,
} as const;

it.each<[string, States, string, NextPoints | null]>([
  [
    'the certificate that reaches Platinum',
    mostly,
    'verified',
    { parts: ['police_clearance'], tier: 'Platinum' },
  ],
  [
    'the references, where only they reach the tier',
    known,
    'verified',
    { parts: ['references'], tier: 'Silver' },
  ],
  [
    'the least that reaches the tier',
    { ...known, recent_profile: 'expired', admin_approval: earned, deep_check: earned },
    'verified',
    { parts: ['references'], tier: 'Gold' },
  ],
  [
    'an edit of the profile, where five points are enough',
    { identity: earned, references: earned, recent_profile: 'expired' },
    'verified',
    { parts: ['recent_profile'], tier: 'Silver' },
  ],
  [
    'two parts, where only both reach the tier',
    { identity: earned, references: earned, social_screening: earned, recent_profile: 'expired' },
    'verified',
    { parts: ['police_clearance', 'recent_profile'], tier: 'Gold' },
  ],
  [
    'no tier, but the most, where all of it does not reach one',
    { ...known, references: earned },
    'verified',
    { part: 'police_clearance', adds: 10 },
  ],
  [
    'an edit of the profile, for a worker who has no other way',
    { ...mostly, recent_profile: 'expired', police_clearance: 'missing' },
    'verified',
    { part: 'recent_profile', adds: 5 },
  ],
  [
    'nothing that only an employer can begin',
    { ...known, references: 'missing', police_clearance: 'missing' },
    'verified',
    null,
  ],
  ['nothing above Platinum', { ...mostly, deep_check: earned, recent_profile: 'expired' }, 'verified', null],
  [
    'the identity with what else leads to Silver',
    { recent_profile: earned },
    'not_verified',
    { parts: ['identity', 'references'], tier: 'Silver' },
  ],
  [
    'the tier that the identity alone reaches',
    { recent_profile: earned, references: earned, admin_approval: earned },
    'failed',
    { parts: ['identity'], tier: 'Silver' },
  ],
  [
    'no tier while the identity is looked at',
    { recent_profile: earned },
    'pending',
    { part: 'references', adds: 20 },
  ],
  [
    'an identity that could not be proven, again',
    { identity: 'missing', references: 'missing', police_clearance: 'missing', recent_profile: earned },
    'failed',
    { part: 'identity', adds: 20 },
  ],
])('tells %s', (_what, states, smileStatus, told) => {
  expect(next(states, smileStatus)).toEqual(told);
});

it('names no tier before anything was checked', () => {
  expect(next({}, 'not_verified', false)).toEqual({ part: 'identity', adds: 20 });
});

it('leaves out what the service does not tell', () => {
  expect(nextPointsOf({ rows: [], score: 50, smileStatus: 'verified' })).toBeNull();
});
