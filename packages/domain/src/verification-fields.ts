import type { VerificationFields } from './worker-verification.ts';

/**
 * Every field in which servers report a verified identity (worker spec 3). All come from the one stored status, so they
 * cannot contradict each other.
 */
export function verificationFieldsOf(smileStatus: string) {
  const verified = smileStatus === 'verified';
  return {
    smile_status: smileStatus,
    smileIdVerified: verified,
    identity_verified: verified,
    verification_completed: verified,
    verification_status: verified ? 'completed' : smileStatus,
    verificationStatus: smileStatus,
  } as const satisfies Required<VerificationFields> & { readonly verificationStatus: string };
}
