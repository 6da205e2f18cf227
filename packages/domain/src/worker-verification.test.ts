import { describe, expect, it } from 'vitest';
import { destinationAfterCode, profileBadge, workerVerification } from './worker-verification.ts';

describe('workerVerification', () => {
  // spec: worker-otp/verified-by, worker-otp/states
  it.each([
    ['smile_status', { smile_status: 'verified' }],
    ['the flag of the provider', { smileIdVerified: true }],
    ['verification_status', { verification_status: 'completed' }],
    ['the identity flag', { identity_verified: true }],
    ['the completion flag', { verification_completed: true }],
    [
      'one field against the others',
      { smile_status: 'pending', smileIdVerified: false, identity_verified: true },
    ],
  ])('is verified by %s', (_, fields) => {
    expect(workerVerification(fields)).toBe('verified');
  });

  // spec: worker-otp/verified-by, worker-otp/states
  it.each([
    ['nothing', {}, 'needs_verification'],
    ['a pending status', { smile_status: 'pending' }, 'pending'],
    ['a failed status', { smile_status: 'failed' }, 'needs_verification'],
    [
      'flags that are false',
      { smileIdVerified: false, identity_verified: false, verification_completed: false },
      'needs_verification',
    ],
    [
      'fields that are null',
      { smile_status: null, smileIdVerified: null, verification_status: null },
      'needs_verification',
    ],
    [
      'the words of another field',
      { smile_status: 'completed', verification_status: 'verified' },
      'needs_verification',
    ],
    ['another field that is pending', { verification_status: 'pending' }, 'needs_verification'],
  ] as const)('is not by %s', (_, fields, state) => {
    expect(workerVerification(fields)).toBe(state);
  });
});

// spec: worker-own-profile/badge-verified, worker-own-profile/badge-pending, worker-own-profile/badge-failed
// spec: worker-own-profile/badge-other
it.each([
  ['verified', 'Identity Verified', 'success'],
  ['pending', 'Verification Pending', 'warning'],
  ['failed', 'Verification Failed', 'danger'],
  ['something new', 'Not Verified', 'default'],
  [null, 'Not Verified', 'default'],
  [undefined, 'Not Verified', 'default'],
])('the profile badge of %j', (status, label, tone) => {
  expect(profileBadge(status)).toEqual({ label, tone });
});

// spec: worker-otp/goes-verified, worker-otp/goes-pending, worker-otp/goes-else
it.each([
  ['verified', '/worker/dashboard', {}],
  ['pending', '/worker/dashboard', { pending: true }],
  ['needs_verification', '/worker/verification', { enforceVerification: true }],
] as const)('after the code a worker who is %s goes to %s', (state, path, told) => {
  expect(destinationAfterCode[state]).toEqual({ path, state: told });
});
