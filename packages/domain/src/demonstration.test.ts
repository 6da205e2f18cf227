import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canViewDemonstrationReport,
  DEMONSTRATION_REFERENCES_MAXIMUM,
  demonstrationCounts,
  demonstrationFilters,
  demonstrationProgress,
  demonstrationRelationships,
  demonstrationScreenBefore,
  demonstrationScreenNamed,
  demonstrationScreens,
  demonstrationStages,
  demonstrationStageStatuses,
  SAMPLE_TAG,
} from './demonstration.ts';

describe('demonstrationProgress', () => {
  // spec: demonstration/progress
  it.each([
    [-1, 15],
    [0, 15],
    [1999, 15],
    [2000, 20],
    [3999, 20],
    [4000, 25],
    [33_999, 95],
    [34_000, 100],
    [1e9, 100],
  ])('after %d milliseconds is %d percent', (elapsed, percentage) => {
    expect(demonstrationProgress(elapsed)).toBe(percentage);
  });

  it('never falls', () => {
    fc.assert(
      fc.property(fc.nat({ max: 60_000 }), fc.nat({ max: 60_000 }), (a, b) => {
        expect(demonstrationProgress(a + b)).toBeGreaterThanOrEqual(demonstrationProgress(a));
      }),
    );
  });

  // spec: demonstration/view-report
  it.each([
    [95, false],
    [100, true],
  ])('at %d percent the report can be viewed: %s', (percentage, may) => {
    expect(canViewDemonstrationReport(percentage)).toBe(may);
  });
});

describe('demonstrationStageStatuses', () => {
  const count = (percentage: number) => {
    const statuses = demonstrationStageStatuses(percentage);
    return (['completed', 'inProgress', 'pending'] as const).map(
      (status) => statuses.filter((each) => each === status).length,
    );
  };

  it.each([
    [0, [0, 1, 6]],
    [7, [0, 1, 6]],
    [15, [1, 1, 5]],
    [30, [2, 1, 4]],
    [55, [4, 1, 2]],
    [95, [6, 1, 0]],
    [100, [7, 0, 0]],
  ])('at %d percent: completed, in progress, pending', (percentage, counts) => {
    expect(count(percentage)).toEqual(counts);
  });

  it('are never further from the percentage than half a stage, but for the end', () => {
    for (let percentage = 15; percentage < 95; percentage += 5) {
      const [completed = 0] = count(percentage);
      expect(Math.abs((completed / demonstrationStages.length) * 100 - percentage)).toBeLessThan(
        50 / demonstrationStages.length + 1e-9,
      );
    }
  });

  // spec: demonstration/stages-statuses
  it('come in order: completed, then one in progress, then pending', () => {
    expect(demonstrationStageStatuses(30)).toEqual([
      'completed',
      'completed',
      'inProgress',
      'pending',
      'pending',
      'pending',
      'pending',
    ]);
  });
});

it('leads back from each screen to the one before, and from the first one nowhere', () => {
  expect(demonstrationScreens.map((screen) => demonstrationScreenBefore(screen))).toEqual([
    null,
    ...demonstrationScreens.slice(0, -1),
  ]);
});

it.each([
  ['report', 'report'],
  ['payment-success', 'payment-success'],
  ['no-such-screen', 'payment-success'],
  ['', 'payment-success'],
  [null, 'payment-success'],
])('knows the screen named %j as %s', (name, screen) => {
  expect(demonstrationScreenNamed(name)).toBe(screen);
});

// spec: demonstration/list-filter
it('counts what each filter of the list would show', () => {
  expect(demonstrationCounts(['completed', 'expired', 'completed', 'inProgress', 'pending'])).toEqual({
    all: 5,
    completed: 2,
    inProgress: 1,
    pending: 1,
    expired: 1,
  });
  expect(demonstrationCounts([])).toEqual({ all: 0, completed: 0, inProgress: 0, pending: 0, expired: 0 });
});

// spec: demonstration/references-maximum, demonstration/references-relationships, demonstration/stages
// spec: demonstration/sequence
it('has the screens, stages, relationships and filters of the specification', () => {
  expect(demonstrationScreens.join(', ')).toBe(
    'payment-success, kickoff, references, progress, complete, report, contact',
  );
  expect(demonstrationStages.join(', ')).toBe(
    'Identity Verification, Criminal Background Check, Reference Verification, Health Records, Social Media Screening, Misconduct Registry, Final Review',
  );
  expect(demonstrationRelationships).toEqual([
    'Previous Employer',
    'Current Employer',
    'Colleague',
    'Character Reference',
  ]);
  expect(demonstrationFilters).toEqual(['all', 'completed', 'inProgress', 'pending', 'expired']);
  expect(DEMONSTRATION_REFERENCES_MAXIMUM).toBe(3);
  expect(SAMPLE_TAG).toBe('Sample data');
});
