import { describe, expect, it } from 'vitest';
import {
  verificationPercentage,
  stepStatuses,
  type VerificationProgress,
  type VerificationStep,
} from './worker-verification-steps.ts';

const fresh: VerificationProgress = {
  profileComplete: false,
  smileStatus: 'not_verified',
  idCardUploaded: false,
  policeClearance: 'missing',
  namedReferences: 0,
  verifiedReferences: 0,
  referencesNeeded: 2,
  checkOpen: false,
  finalReviewClear: false,
};
const ready: VerificationProgress = {
  ...fresh,
  profileComplete: true,
  smileStatus: 'verified',
  policeClearance: 'accepted',
  namedReferences: 2,
  verifiedReferences: 2,
  checkOpen: true,
};
const statusOf = (progress: VerificationProgress, step: VerificationStep) => {
  const { state, note } = stepStatuses(progress).find((each) => each.step === step) ?? {};
  return [state, note];
};

describe('verificationStandings', () => {
  // spec: worker-verification/five
  it('are five, and wait for a worker who has just begun', () => {
    expect(stepStatuses(fresh)).toEqual([
      { step: 'profile_created', state: 'pending', note: 'incomplete' },
      { step: 'id_uploaded', state: 'not_started', note: 'pending_upload' },
      { step: 'police_clearance', state: 'not_started', note: 'pending_upload' },
      { step: 'references', state: 'not_started', note: 'references_verified' },
      { step: 'final_approval', state: 'not_started', note: 'waiting_for_documents' },
    ]);
  });

  it('show what is done, and leave the approval to the team', () => {
    expect(stepStatuses(ready)).toEqual([
      { step: 'profile_created', state: 'completed', note: 'completed' },
      { step: 'id_uploaded', state: 'completed', note: 'verified' },
      { step: 'police_clearance', state: 'completed', note: 'verified' },
      { step: 'references', state: 'completed', note: 'references_verified' },
      { step: 'final_approval', state: 'pending', note: 'under_review' },
    ]);
  });

  // spec: worker-verification/id
  it.each([
    ['verified', 'completed', 'verified'],
    ['pending', 'pending', 'under_review'],
    ['failed', 'not_started', 'not_verified'],
    ['', 'not_started', 'pending_upload'],
  ])('an identity that is "%s" is %s: %s', (smileStatus, state, note) => {
    expect(statusOf({ ...fresh, smileStatus }, 'id_uploaded')).toEqual([state, note]);
  });

  it.each([
    ['verified', 'completed', 'verified'],
    ['pending', 'pending', 'under_review'],
    ['failed', 'not_started', 'not_verified'],
    ['not_verified', 'pending', 'not_verified'],
  ])('with the card among her documents one that is "%s" is %s: %s', (smileStatus, state, note) => {
    const progress = { ...fresh, smileStatus, idCardUploaded: true };
    expect(statusOf(progress, 'id_uploaded')).toEqual([state, note]);
  });

  // spec: worker-verification/police
  it.each([
    ['uploaded', 'pending', 'under_review'],
    ['accepted', 'completed', 'verified'],
    ['refused', 'not_started', 'refused'],
    ['expired', 'not_started', 'expired'],
  ] as const)('a certificate that is %s is %s: %s', (policeClearance, state, note) => {
    expect(statusOf({ ...fresh, policeClearance }, 'police_clearance')).toEqual([state, note]);
  });

  it.each([
    [0, 0, 'not_started'],
    [2, 0, 'pending'],
    [2, 1, 'pending'],
    [2, 2, 'completed'],
    [5, 5, 'completed'],
  ])('of %d named references %d are verified: %s', (namedReferences, verifiedReferences, state) => {
    expect(statusOf({ ...fresh, namedReferences, verifiedReferences }, 'references')).toEqual([
      state,
      'references_verified',
    ]);
  });

  // spec: worker-verification/approval
  it.each([
    { profileComplete: false },
    { smileStatus: 'pending' },
    { policeClearance: 'uploaded' },
    { verifiedReferences: 1 },
  ] as const)('hold the approval back with %j', (change) => {
    expect(statusOf({ ...ready, ...change }, 'final_approval')).toEqual([
      'not_started',
      'waiting_for_documents',
    ]);
  });

  it('promise no review that nobody has asked for', () => {
    expect(statusOf({ ...ready, checkOpen: false }, 'final_approval')).toEqual([
      'not_started',
      'waiting_for_check',
    ]);
  });

  it('end with the approval, whatever else is missing but her identity', () => {
    const reviewed = { ...ready, policeClearance: 'missing', finalReviewClear: true } as const;
    expect(statusOf(reviewed, 'final_approval')).toEqual(['completed', 'approved']);
    expect(statusOf({ ...reviewed, smileStatus: 'failed' }, 'final_approval')).toEqual([
      'not_started',
      'waiting_for_documents',
    ]);
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
