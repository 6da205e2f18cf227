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
    { part: 'police_clearance', adds: 10, goal: { tier: 'Platinum', missing: 1 } },
  ],
  [
    'the references, where only they reach the tier',
    known,
    'verified',
    { part: 'references', adds: 20, goal: { tier: 'Silver', missing: 16 } },
  ],
  [
    'the least that reaches the tier',
    { ...known, recent_profile: 'expired', admin_approval: earned, deep_check: earned },
    'verified',
    { part: 'references', adds: 20, goal: { tier: 'Gold', missing: 16 } },
  ],
  [
    'an edit of the profile, where five points are enough',
    { identity: earned, references: earned, recent_profile: 'expired' },
    'verified',
    { part: 'recent_profile', adds: 5, goal: { tier: 'Silver', missing: 1 } },
  ],
  [
    'the most, where nothing reaches the tier',
    { ...known, references: earned },
    'verified',
    { part: 'police_clearance', adds: 10, goal: { tier: 'Gold', missing: 16 } },
  ],
  [
    'an edit of the profile, for a worker who has no other way',
    { ...mostly, recent_profile: 'expired', police_clearance: 'missing' },
    'verified',
    { part: 'recent_profile', adds: 5, goal: { tier: 'Platinum', missing: 6 } },
  ],
  [
    'nothing that only an employer can begin',
    { ...known, references: 'missing', police_clearance: 'missing' },
    'verified',
    null,
  ],
  ['nothing above Platinum', { ...mostly, deep_check: earned, recent_profile: 'expired' }, 'verified', null],
  [
    'the identity first, with the points that Silver lacks',
    { recent_profile: earned },
    'not_verified',
    { part: 'identity', adds: 20, goal: { tier: 'Silver', missing: 36 } },
  ],
  [
    'the tier that the identity alone reaches',
    { recent_profile: earned, references: earned, admin_approval: earned },
    'failed',
    { part: 'identity', adds: 20, goal: { tier: 'Silver', missing: null } },
  ],
  [
    'no tier while the identity is looked at',
    { recent_profile: earned },
    'pending',
    { part: 'references', adds: 20, goal: null },
  ],
  [
    'an identity that could not be proven, again',
    { identity: 'missing', recent_profile: earned },
    'failed',
    { part: 'identity', adds: 20, goal: { tier: 'Silver', missing: 36 } },
  ],
])('tells %s', (_what, states, smileStatus, told) => {
  expect(next(states, smileStatus)).toEqual(told);
});

it('names no tier before anything was checked', () => {
  expect(next({}, 'not_verified', false)).toEqual({ part: 'identity', adds: 20, goal: null });
});

it('leaves out what the service does not tell', () => {
  expect(nextPointsOf({ rows: [], score: 50, smileStatus: 'verified' })).toBeNull();
});
