import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkKinds, checkOutcomes } from './check.ts';
import { accessLevels } from './packages.ts';
import { breakdownFor, componentOpensWith } from './trust-breakdown.ts';
import { trustFactsOf } from './trust-facts.ts';
import { trustComponents, trustPoints, trustScoreOf, trustStates } from './trust-score.ts';
import { explainedRows, trustRowStates } from './trust-words.ts';
import { scoreStates } from './status-vocabulary.ts';

const now = new Date('2026-11-21T12:00:00Z');
const unknown = {
  smileStatus: 'not_verified',
  verifiedReferences: 0,
  misconductFlags: 0,
  profileUpdatedAt: null,
  outcomes: {},
};

/** All but the identity, which is no finding, and the age of the profile. */
const findings = trustComponents.slice(1, -1);

describe('the breakdown for a level', () => {
  it.each([
    ['none', findings],
    ['lite', ['police_clearance', 'social_screening', 'deep_check']],
    ['standard', ['deep_check']],
    ['premium', []],
  ] as const)('%s hides %j behind one row without points', (level, locked) => {
    const everything = Object.fromEntries(checkKinds.map((kind) => [kind, 'clear' as const]));
    for (const outcomes of [{}, everything]) {
      const known = trustFactsOf({ ...unknown, outcomes, workedToEnd: 'clear' });
      const rows = breakdownFor(level, trustScoreOf(known, now).breakdown);
      const shown = trustComponents.filter((component) => !locked.some((each) => each === component));
      const row = { component: 'locked_checks', points: 0, max: 0, state: 'locked' };
      expect(rows.map(({ component }) => component)).toEqual([
        ...shown,
        ...(locked.length === 0 ? [] : ['locked_checks']),
      ]);
      expect(rows.filter(({ state }) => state === 'locked')).toEqual(locked.length === 0 ? [] : [row]);
    }
  });

  it.each([
    ['identity', undefined],
    ['references', 'lite'],
    ['admin_approval', 'lite'],
    ['police_clearance', 'standard'],
    ['no_misconduct', 'lite'],
    ['social_screening', 'standard'],
    ['deep_check', 'premium'],
    ['recent_profile', undefined],
  ] as const)('shows %s from %s on', (component, level) => {
    expect(componentOpensWith(component)).toBe(level);
  });

  const facts = fc.record({
    smileStatus: fc.constantFrom('verified', 'pending', 'failed', 'not_verified'),
    verifiedReferences: fc.nat({ max: 4 }),
    misconductFlags: fc.nat({ max: 2 }),
    profileUpdatedAt: fc.option(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }),
    ),
    outcomes: fc
      .array(fc.tuple(fc.constantFrom(...checkKinds), fc.constantFrom(...checkOutcomes)))
      .map((entries) => Object.fromEntries(entries)),
  });

  it('adds up to the score with premium, for any facts, and to no more with less', () => {
    fc.assert(
      fc.property(facts, fc.constantFrom(...accessLevels), (known, level) => {
        const { total, breakdown } = trustScoreOf(trustFactsOf(known), now);
        const rows = explainedRows(breakdownFor(level, breakdown));
        const sum = (key: 'points' | 'max') => rows.reduce((added, row) => added + row[key], 0);
        expect(sum('points')).toBeLessThanOrEqual(total);
        expect(level !== 'premium' || (sum('points') === total && sum('max') === 100)).toBe(true);
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
        for (const row of rows) expect(row.points).toBeLessThanOrEqual(row.max);
      }),
    );
  });
});

describe('the words of a row', () => {
  it('say what earned its points, or what would raise the score, for every component and state', () => {
    for (const component of trustComponents)
      for (const state of trustStates) {
        const max = trustPoints[component];
        const [row] = explainedRows([{ component, points: 0, max, state }]);
        expect(row).toMatchObject({ id: component, state, points: 0, max });
        expect(row?.text).toMatch(/^[A-Z].+\.$/);
        const offers = /raises? the score/.test(row?.text ?? '');
        expect(offers, `${component} ${state}: ${row?.text}`).toBe(state !== 'earned');
      }
  });

  it.each([
    ['police_clearance', 'earned', 'The police clearance certificate is verified and clear.'],
    ['recent_profile', 'expired', /more than 6 months ago/],
    ['no_misconduct', 'not_checked', /^A check of the registry/],
  ] as const)('of %s that is %s', (component, state, text) => {
    const [row] = explainedRows([{ component, points: 0, max: 10, state }]);
    expect(row?.text).toMatch(text);
  });

  it.each([
    ['identity', /identity|National ID/],
    ['references', /references/i],
    ['admin_approval', /final review/],
    ['police_clearance', /police clearance certificate/i],
    ['no_misconduct', /registry/],
    ['social_screening', /public profiles/],
    ['deep_check', /premium check .*work history/],
    ['recent_profile', /profile/i],
  ] as const)('of %s speak of it in every state', (component, subject) => {
    for (const state of trustStates)
      expect(explainedRows([{ component, points: 0, max: 5, state }])[0]?.text).toMatch(subject);
  });

  it.each([
    [
      'none',
      'The Lite Check shows: 2 or more references, Admin approval, No misconduct. The Standard Check shows: Police clearance, Social screening. The Premium Check shows: Deep check.',
    ],
    [
      'lite',
      'The Standard Check shows: Police clearance, Social screening. The Premium Check shows: Deep check.',
    ],
    ['standard', 'The Premium Check shows: Deep check.'],
  ] as const)('of what %s hides name the packages that open it, and the state of none', (level, text) => {
    const { breakdown } = trustScoreOf(trustFactsOf(unknown), now);
    expect(explainedRows(breakdownFor(level, breakdown)).at(-1)).toEqual({
      id: 'locked_checks',
      label: 'Locked checks',
      state: 'locked',
      points: 0,
      max: 0,
      text,
    });
  });

  it('keep the points of a row that a newer service may send', () => {
    const unheardOf = { component: 'swimming', points: 3, max: 5, state: 'earned' };
    expect(explainedRows([unheardOf])).toMatchObject([
      { points: 3, max: 5, state: 'locked', text: 'Not shown here.' },
    ]);
    const row = { component: 'identity', points: 3, max: 5, state: 'in the post' };
    expect(explainedRows([row])).toMatchObject([{ points: 3, state: 'locked', text: 'Not shown here.' }]);
  });

  it('name no component as hidden that stands by itself', () => {
    const rows = [...trustComponents, 'locked_checks'].map((component) => ({
      component,
      points: 0,
      max: 5,
      state: component === 'locked_checks' ? 'locked' : 'missing',
    }));
    expect(explainedRows(rows).at(-1)?.text).toBe('Not shown here.');
  });

  it.each([
    ['missing', 'finding', 'finding'],
    ['missing', 'unable_to_verify', 'unable_to_verify'],
    // A later check of somebody else is nobody else's business.
    ['missing', 'clear', 'missing'],
    ['missing', null, 'missing'],
    ['earned', 'finding', 'earned'],
    ['not_checked', 'finding', 'not_checked'],
  ])('say of %s points, where the own report says %s, that they are %s', (state, outcome, told) => {
    const rows = [{ component: 'police_clearance', points: 0, max: 10, state }];
    expect(explainedRows(rows, { police_clearance: outcome })[0]?.state).toBe(told);
  });

  it('name every state', () => {
    expect(trustRowStates.map((state) => scoreStates[state].english)).toEqual([
      'Earned',
      'Missing',
      'Not checked',
      'Expired',
      'Finding',
      'Unable to verify',
      'Locked',
    ]);
  });
});
