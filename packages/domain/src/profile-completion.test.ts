import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completionLevel, completionLevels, profileCompletion } from './profile-completion.ts';
import { optionalWorkerFields, requiredWorkerFields } from './worker-profile-form.ts';

const fields = [...requiredWorkerFields, ...optionalWorkerFields];

describe('profileCompletion', () => {
  // spec: worker-entities/completion
  it('is zero of five, ten and fifteen for a new worker', () => {
    expect(profileCompletion({})).toEqual({
      required: { completed: 0, total: 5, percentage: 0 },
      optional: { completed: 0, total: 10, percentage: 0 },
      overall: { completed: 0, total: 15, percentage: 0 },
    });
  });

  // spec: worker-entities/completion
  it('rounds each part for itself', () => {
    expect(profileCompletion({ name: 'Amina', phone: '+254700000001', bio: 'x' })).toEqual({
      required: { completed: 2, total: 5, percentage: 40 },
      optional: { completed: 1, total: 10, percentage: 10 },
      overall: { completed: 3, total: 15, percentage: 20 },
    });
  });

  // spec: worker-entities/completion-counts
  it.each(['', '  ', '\n', null])('does not count a field that holds %j', (value) => {
    expect(profileCompletion({ name: value }).overall.completed).toBe(0);
  });

  it('does not count a field that a form refuses', () => {
    const typed = { name: 'Amina', email: 'amina', national_id: '12' };
    const refused = { email: 'emailInvalid', national_id: 'nationalIdInvalid' };
    expect(profileCompletion(typed, refused)).toMatchObject({
      required: { completed: 1 },
      optional: { completed: 0 },
      overall: { completed: 1 },
    });
    expect(profileCompletion(typed).overall.completed).toBe(3);
  });

  it.each([0, 5, '0'])('counts %j years of experience', (years) => {
    expect(profileCompletion({ experience_years: years }).optional.completed).toBe(1);
  });

  it('is a hundred only with every field', () => {
    fc.assert(
      fc.property(fc.subarray(fields), (filled) => {
        const { required, optional, overall } = profileCompletion(
          Object.fromEntries(filled.map((field) => [field, 'x'])),
        );
        expect(overall.completed).toBe(filled.length);
        expect(required.completed + optional.completed).toBe(overall.completed);
        expect(overall.percentage === 100).toBe(filled.length === fields.length);
        expect(overall.percentage).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe('completionLevel', () => {
  // spec: worker-complete-profile/bar-colour, worker-constants/progress
  it.each([
    [0, 'low'],
    [39, 'low'],
    [40, 'medium'],
    [69, 'medium'],
    [70, 'high'],
    [99, 'high'],
    [100, 'full'],
  ])('%d percent is %s', (percentage, level) => {
    expect(completionLevel(percentage)).toBe(level);
  });

  it('rises through its four levels', () => {
    expect(completionLevels).toEqual(['low', 'medium', 'high', 'full']);
  });
});
