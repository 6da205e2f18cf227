import type { StatusTone } from './status-vocabulary.ts';
import { defaultQuirks, type Quirks } from './quirks.ts';

/** Whether a worker's identity is verified, from any of the fields that servers send (worker spec 2.9). */
export interface VerificationFields {
  readonly smile_status?: string | null | undefined;
  readonly smileIdVerified?: boolean | null | undefined;
  readonly verification_status?: string | null | undefined;
  readonly identity_verified?: boolean | null | undefined;
  readonly verification_completed?: boolean | null | undefined;
}

export type WorkerVerification = 'verified' | 'pending' | 'needs_verification';

export function workerVerification(worker: VerificationFields): WorkerVerification {
  const verified =
    worker.smile_status === 'verified' ||
    worker.smileIdVerified === true ||
    worker.verification_status === 'completed' ||
    worker.identity_verified === true ||
    worker.verification_completed === true;
  if (verified) return 'verified';
  return worker.smile_status === 'pending' ? 'pending' : 'needs_verification';
}

/** The badge of the worker's profile view (worker spec 2.17). */
export function profileBadge(verificationStatus: string | null | undefined): {
  label: string;
  tone: StatusTone;
} {
  if (verificationStatus === 'verified') return { label: 'Identity Verified', tone: 'success' };
  if (verificationStatus === 'pending') return { label: 'Verification Pending', tone: 'warning' };
  if (verificationStatus === 'failed') return { label: 'Verification Failed', tone: 'danger' };
  return { label: 'Not Verified', tone: 'default' };
}

/** The status of the dashboard's badge: as observed it is always the same. */
export const dashboardStatus = (
  worker: WorkerVerification,
  quirks: Quirks = defaultQuirks,
): WorkerVerification => (quirks.workerBadgeAlwaysPending === 'observed' ? 'pending' : worker);

/** The target after the right code, and the state for its screen (worker spec 2.9). */
export const destinationAfterCode = {
  verified: { path: '/worker/dashboard', state: {} },
  pending: { path: '/worker/dashboard', state: { pending: true } },
  needs_verification: { path: '/worker/verification', state: { enforceVerification: true } },
} as const satisfies Record<WorkerVerification, { path: string; state: Readonly<Record<string, true>> }>;
