import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completionOf, overallStatuses, overallStatusOf } from './completion.ts';

describe('overallStatusOf', () => {
  // spec: entities/completion-statuses
  it.each([
    [0, 'just_started'],
    [29, 'just_started'],
    [29.9, 'just_started'],
    [30, 'in_progress'],
    [69, 'in_progress'],
    [70, 'nearly_complete'],
    [99, 'nearly_complete'],
    [100, 'complete'],
  ])('%d percent is %s', (percentage, status) => {
    expect(overallStatusOf(percentage)).toBe(status);
  });
});

// spec: entities/completion
describe('completionOf', () => {
  it.each([
    ['no step at all', 0, 0, 0, 'just_started'],
    ['none of four', 0, 4, 0, 'just_started'],
    ['one of four', 1, 4, 25, 'just_started'],
    ['two of six', 2, 6, 33, 'in_progress'],
    ['four of six', 4, 6, 67, 'in_progress'],
    ['five of six', 5, 6, 83, 'nearly_complete'],
    ['three of four', 3, 4, 75, 'nearly_complete'],
    ['all of eight', 8, 8, 100, 'complete'],
    ['more than there are', 9, 8, 100, 'complete'],
    ['all but one of a thousand, which does not round up to the whole', 999, 1000, 99, 'nearly_complete'],
  ])('%s', (_, decided, total, percentage, status) => {
    expect(completionOf(decided, total)).toEqual({
      completed_steps: decided,
      total_steps: total,
      completion_percentage: percentage,
      overall_status: status,
    });
  });

  it('stays a whole percent from 0 to 100, and is 100 only when every step is decided', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2000 }), fc.nat({ max: 2000 }), (a, b) => {
        const [decided, total] = [Math.min(a, b), Math.max(a, b)];
        const percentage = completionOf(decided, total).completion_percentage;
        expect(Number.isInteger(percentage) && percentage >= 0 && percentage <= 100).toBe(true);
        expect(percentage === 100).toBe(total > 0 && decided === total);
      }),
    );
  });

  it('never falls when a step more is decided', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat({ max: 499 }), (total, decided) => {
        const [before, after] = [completionOf(decided, total), completionOf(decided + 1, total)];
        expect(after.completion_percentage).toBeGreaterThanOrEqual(before.completion_percentage);
        expect(overallStatuses.indexOf(after.overall_status)).toBeLessThanOrEqual(
          overallStatuses.indexOf(before.overall_status),
        );
      }),
    );
  });
});
