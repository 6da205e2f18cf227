import { lines } from './line.ts';

/** spec/worker-and-public.md section 2.14, with the real state in the place of its sample (decisions 3). */
export const workerVerification = lines('worker-verification', {
  circle: [
    'Circular progress (the sample’s 75% is what she has reached)',
    'apps/worker/src/pages/verification/VerificationPage.test.tsx > shows how far she is, and each of five steps with where it stands',
    'apps/worker/src/pages/verification/VerificationPage.test.tsx > shows a verification %s as it is',
  ],
  five: [
    'Five steps',
    'apps/worker/src/pages/verification/VerificationPage.test.tsx > shows how far she is, and each of five steps with where it stands',
    'packages/domain/src/worker-verification-steps.test.ts > are five, and wait for a worker who has just begun',
  ],
  profile: [
    'Profile Created (completed)',
    'apps/worker/src/pages/verification/VerificationPage.test.tsx > shows how far she is, and each of five steps with where it stands',
  ],
  id: [
    'ID Uploaded (verified)',
    'apps/worker/src/pages/verification/VerificationPage.test.tsx > shows how far she is, and each of five steps with where it stands',
    'packages/domain/src/worker-verification-steps.test.ts > an identity that is "%s" is %s: %s',
  ],
  police: [
    'Police Clearance (Pending Upload)',
    'apps/worker/src/pages/verification/VerificationPage.test.tsx > shows how far she is, and each of five steps with where it stands',
    'packages/domain/src/worker-verification-steps.test.ts > a certificate that is %s is %s: %s',
  ],
  references: [
    'References (1 of 2 verified)',
    'apps/worker/src/pages/verification/VerificationPage.test.tsx > shows how far she is, and each of five steps with where it stands',
    'apps/api/test/worker-standing.test.ts > follows her documents and references, and ends with the team’s review of a complete case',
  ],
  approval: [
    'Final Approval (Waiting for documents)',
    'apps/worker/src/pages/verification/VerificationPage.test.tsx > shows how far she is, and each of five steps with where it stands',
    'packages/domain/src/worker-verification-steps.test.ts > hold the approval back with %j',
  ],
  icons: [
    'Icons: completed, pending, not started',
    'apps/worker/src/pages/verification/VerificationPage.test.tsx > shows how far she is, and each of five steps with where it stands',
    'apps/worker/src/pages/verification/VerificationPage.stories.tsx > Halfway',
  ],
  back: [
    'Back from the verification goes to the dashboard',
    'apps/worker/src/pages/verification/VerificationPage.test.tsx > leads back to the dashboard',
  ],
  enforced: [
    'The enforce-verification flag says that she has to verify her identity',
    'apps/worker/src/pages/verification/VerificationPage.test.tsx > says why she is here where she came straight from her code',
  ],
});
