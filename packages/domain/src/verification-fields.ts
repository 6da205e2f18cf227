import type { VerificationFields } from './worker-verification.ts';

/**
 * Every field by which servers tell whether a worker's identity is verified (worker spec 3), from the one status that is
 * kept: they cannot contradict each other.
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
