import { describe, expect, it } from 'vitest';
import { verificationFieldsOf } from './verification-fields.ts';
import { profileBadge, workerVerification } from './worker-verification.ts';

describe('verificationFieldsOf', () => {
  it.each([
    ['verified', 'verified', 'Identity Verified'],
    ['pending', 'pending', 'Verification Pending'],
    ['failed', 'needs_verification', 'Verification Failed'],
    ['not_verified', 'needs_verification', 'Not Verified'],
  ])('of %s are read as %s and shown as %s', (status, verification, label) => {
    const fields = verificationFieldsOf(status);
    expect(workerVerification(fields)).toBe(verification);
    expect(profileBadge(fields.verificationStatus).label).toBe(label);
  });

  it('say yes all together, or no all together', () => {
    const yes = { smileIdVerified: true, identity_verified: true, verification_completed: true };
    expect(verificationFieldsOf('verified')).toMatchObject({ ...yes, verification_status: 'completed' });
    const no = { smileIdVerified: false, identity_verified: false, verification_completed: false };
    expect(verificationFieldsOf('pending')).toMatchObject({ ...no, verification_status: 'pending' });
  });
});
