import { describe, expect, it } from 'vitest';
import {
  verificationPercentage,
  verificationSteps,
  type VerificationProgress,
} from './worker-verification-steps.ts';

const fresh: VerificationProgress = {
  profileComplete: false,
  identity: 'needs_verification',
  policeClearance: 'missing',
  verifiedReferences: 0,
  referencesNeeded: 2,
  approved: false,
};
const ready: VerificationProgress = {
  ...fresh,
  profileComplete: true,
  identity: 'verified',
  policeClearance: 'accepted',
  verifiedReferences: 2,
};
const stepOf = (progress: VerificationProgress, title: string) =>
  verificationSteps(progress).find((each) => each.title === title);

describe('verificationSteps', () => {
  it('are five, and wait for a worker who has just begun', () => {
    expect(verificationSteps(fresh)).toEqual([
      { title: 'Profile Created', state: 'pending', text: 'Incomplete' },
      { title: 'ID Uploaded', state: 'not_started', text: 'Pending Upload' },
      { title: 'Police Clearance', state: 'not_started', text: 'Pending Upload' },
      { title: 'References', state: 'not_started', text: '0 of 2 verified' },
      { title: 'Final Approval', state: 'not_started', text: 'Waiting for documents' },
    ]);
  });

  it('show what is done, and leave the approval to the team', () => {
    expect(verificationSteps(ready)).toEqual([
      { title: 'Profile Created', state: 'completed', text: 'Completed' },
      { title: 'ID Uploaded', state: 'completed', text: 'Verified' },
      { title: 'Police Clearance', state: 'completed', text: 'Verified' },
      { title: 'References', state: 'completed', text: '2 of 2 verified' },
      { title: 'Final Approval', state: 'pending', text: 'Under review' },
    ]);
  });

  it('end with the approval, whatever is missing', () => {
    expect(stepOf({ ...fresh, approved: true }, 'Final Approval')).toMatchObject({
      state: 'completed',
      text: 'Approved',
    });
  });

  it('show what is under review as pending', () => {
    expect(stepOf({ ...fresh, identity: 'pending' }, 'ID Uploaded')).toMatchObject({
      state: 'pending',
      text: 'Under review',
    });
    expect(stepOf({ ...fresh, policeClearance: 'uploaded' }, 'Police Clearance')).toMatchObject({
      state: 'pending',
      text: 'Under review',
    });
  });

  it.each([
    [0, 'not_started', '0 of 2 verified'],
    [1, 'pending', '1 of 2 verified'],
    [2, 'completed', '2 of 2 verified'],
    [5, 'completed', '2 of 2 verified'],
  ])('count %d verified references', (verifiedReferences, state, text) => {
    expect(stepOf({ ...fresh, verifiedReferences }, 'References')).toMatchObject({ state, text });
  });

  it.each([
    { profileComplete: false },
    { identity: 'pending' },
    { policeClearance: 'uploaded' },
    { verifiedReferences: 1 },
  ] as const)('hold the approval back with %j', (change) => {
    expect(stepOf({ ...ready, ...change }, 'Final Approval')?.state).toBe('not_started');
  });
});

describe('verificationPercentage', () => {
  it.each([
    ['no steps', [], 0],
    ['none of one', ['pending'], 0],
    ['one of three', ['completed', 'pending', 'not_started'], 33],
    ['two of three', ['completed', 'completed', 'not_started'], 67],
    ['all', ['completed', 'completed'], 100],
  ] as const)('of %s', (_, states, percentage) => {
    expect(verificationPercentage(states.map((state) => ({ state })))).toBe(percentage);
  });
});
