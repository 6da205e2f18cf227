import { describe, expect, it } from 'vitest';
import { profileProgress, profileSteps } from './profile-steps.ts';
import { requiredWorkerFields, workerFields } from './worker-profile-form.ts';

describe('profileSteps', () => {
  it('asks for every field once', () => {
    const asked = profileSteps.flatMap<string>(({ fields }) => fields);
    expect(asked.toSorted()).toEqual(workerFields.toSorted());
  });

  it('asks for everything required in the first', () => {
    const first: readonly string[] = profileSteps[0].fields;
    expect(requiredWorkerFields.filter((field) => !first.includes(field))).toEqual([]);
  });

  // spec: worker-complete-profile/steps
  it('has three titles in the words of the specification', () => {
    expect(profileSteps.map(({ title }) => title)).toEqual([
      'Basic Information',
      'Work Experience & Skills',
      'Emergency Contact & Photo',
    ]);
  });
});

// spec: worker-complete-profile/bar
it.each([
  [1, 0, 33],
  [2, 0, 67],
  [3, 0, 100],
  [1, 1, 1],
  [3, 40, 40],
  [1, 100, 100],
])('on step %d with %d percent the bar shows %d', (step, percentage, shown) => {
  expect(profileProgress(step, percentage)).toBe(shown);
});
