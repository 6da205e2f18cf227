import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  profileRecentUntil,
  trustComponentLabels,
  trustComponents,
  trustPoints,
  trustScoreOf,
  trustStates,
  type TrustFacts,
} from './trust-score.ts';

const now = new Date('2026-11-21T12:00:00Z');
const nothing: TrustFacts = {
  identity: 'not_checked',
  references: 'not_checked',
  admin_approval: 'not_checked',
  police_clearance: 'not_checked',
  no_misconduct: 'not_checked',
  social_screening: 'not_checked',
  deep_check: 'not_checked',
  profileUpdatedAt: null,
};
const everything: TrustFacts = {
  identity: 'earned',
  references: 'earned',
  admin_approval: 'earned',
  police_clearance: 'earned',
  no_misconduct: 'earned',
  social_screening: 'earned',
  deep_check: 'earned',
  profileUpdatedAt: now,
};

describe('trustPoints', () => {
  // spec: entities/points-identity, entities/points-references, entities/points-approval
  // spec: entities/points-police, entities/points-misconduct, entities/points-social
  // spec: entities/points-deep-check, entities/points-profile
  it.each([
    ['identity', 20, 'ID verification'],
    ['references', 20, '2 or more references'],
    ['admin_approval', 15, 'Admin approval'],
    ['police_clearance', 10, 'Police clearance'],
    ['no_misconduct', 10, 'No misconduct'],
    ['social_screening', 10, 'Social screening'],
    ['deep_check', 10, 'Deep check'],
    ['recent_profile', 5, 'Recent profile'],
  ] as const)('%s is worth %d', (component, points, label) => {
    expect(trustPoints[component]).toBe(points);
    expect(trustComponentLabels[component]).toBe(label);
  });

  // spec: entities/points-total
  it('are a hundred in eight components', () => {
    expect(Object.values(trustPoints).reduce((sum, points) => sum + points, 0)).toBe(100);
    expect(trustComponents).toEqual(Object.keys(trustPoints));
  });
});

describe('trustScoreOf', () => {
  it('is zero for a worker of whom nothing is known, and says so of each component', () => {
    const score = trustScoreOf(nothing, now);
    expect(score.total).toBe(0);
    expect(score.breakdown).toHaveLength(8);
    expect(score.breakdown[0]).toEqual({ component: 'identity', state: 'not_checked', max: 20, points: 0 });
    expect(score.breakdown.at(-1)).toEqual({
      component: 'recent_profile',
      state: 'missing',
      max: 5,
      points: 0,
    });
  });

  it('is a hundred for a worker with everything', () => {
    expect(trustScoreOf(everything, now).total).toBe(100);
  });

  it.each(['missing', 'not_checked', 'expired'] as const)('gives no points for what is %s', (state) => {
    expect(trustScoreOf({ ...everything, identity: state }, now).total).toBe(80);
  });

  // spec: entities/worker-trust-score, worker-entities/trust, worker-constants/score
  it('is the sum of its breakdown, each part whole or nothing', () => {
    const state = fc.constantFrom(...trustStates);
    const facts = fc.record({
      identity: state,
      references: state,
      admin_approval: state,
      police_clearance: state,
      no_misconduct: state,
      social_screening: state,
      deep_check: state,
      profileUpdatedAt: fc.option(fc.date({ min: new Date('2020-01-01'), max: now, noInvalidDate: true })),
    });
    fc.assert(
      fc.property(facts, (each) => {
        const { total, breakdown } = trustScoreOf(each, now);
        expect(total).toBe(breakdown.reduce((sum, { points }) => sum + points, 0));
        expect(total >= 0 && total <= 100).toBe(true);
        for (const { component, max, points, state: shown } of breakdown) {
          expect(max).toBe(trustPoints[component]);
          expect(points).toBe(shown === 'earned' ? max : 0);
        }
      }),
    );
  });
});

describe('a recent profile', () => {
  it.each([
    ['2026-05-21T12:00:00Z', '2026-11-21T12:00:00.000Z'],
    ['2026-07-15T08:30:00Z', '2027-01-15T08:30:00.000Z'],
    ['2026-08-31T00:00:00Z', '2027-02-28T00:00:00.000Z'],
    ['2027-08-30T00:00:00Z', '2028-02-29T00:00:00.000Z'],
    ['2026-03-31T00:00:00Z', '2026-09-30T00:00:00.000Z'],
    ['2026-01-01T00:00:00Z', '2026-07-01T00:00:00.000Z'],
    // During the three hours in which Nairobi is a day ahead of UTC, the day in Nairobi counts.
    ['2026-08-30T22:00:00Z', '2027-02-27T22:00:00.000Z'],
    ['2026-03-30T21:00:00Z', '2026-09-29T21:00:00.000Z'],
    ['2026-03-30T20:59:59Z', '2026-09-30T20:59:59.000Z'],
    ['2026-06-30T21:30:00Z', '2026-12-31T21:30:00.000Z'],
    ['2027-08-31T21:00:00Z', '2028-02-29T21:00:00.000Z'],
  ])('edited at %s is recent until %s', (edited, until) => {
    expect(profileRecentUntil(new Date(edited)).toISOString()).toBe(until);
  });

  it('leaves the given date as it is', () => {
    const edited = new Date('2026-08-31T00:00:00Z');
    profileRecentUntil(edited);
    expect(edited.toISOString()).toBe('2026-08-31T00:00:00.000Z');
  });

  it('earns its points until six months are over, not in that moment', () => {
    const profileUpdatedAt = new Date('2026-05-21T12:00:00Z');
    const last = (at: string) =>
      trustScoreOf({ ...everything, profileUpdatedAt }, new Date(at)).breakdown.at(-1);
    expect(last('2026-11-21T11:59:59.999Z')).toMatchObject({ state: 'earned', points: 5 });
    expect(last('2026-11-21T12:00:00.000Z')).toMatchObject({ state: 'expired', points: 0 });
  });
});
