import { expect, it } from 'vitest';
import { ringParts } from './score-ring.ts';
import { breakdownFor } from './trust-breakdown.ts';
import { trustComponents, trustPoints, type TrustComponent } from './trust-score.ts';
import { explainedRows } from './trust-words.ts';

const breakdownOf = (earned: readonly TrustComponent[]) =>
  trustComponents.map((component) => {
    const isEarned = earned.includes(component);
    const max = trustPoints[component];
    return {
      component,
      max,
      points: isEarned ? max : 0,
      state: isEarned ? 'earned' : 'not_checked',
    } as const;
  });

it.each([
  ['premium', ['identity', 'references'], 40, 0],
  ['standard', ['identity', 'deep_check'], 30, 10],
  ['lite', ['identity', 'police_clearance', 'social_screening'], 40, 20],
  ['none', ['identity', 'references', 'recent_profile'], 45, 20],
] as const)(
  '%s: the arcs are the whole ring, and the hidden one holds the rest',
  (level, earned, score, hidden) => {
    const arcs = ringParts(explainedRows(breakdownFor(level, breakdownOf(earned))), score);
    expect(arcs.reduce((sum, { max }) => sum + max, 0)).toBe(100);
    expect(arcs.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    expect(arcs.find(({ state }) => state === 'locked')?.points ?? 0).toBe(hidden);
  },
);

it('never takes points away where an open row was earned after the score was read', () => {
  const arcs = ringParts(explainedRows(breakdownFor('none', breakdownOf(['identity']))), 0);
  expect(arcs.find(({ state }) => state === 'locked')?.points).toBe(0);
});
