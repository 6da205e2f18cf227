import type { WorkerVerification } from './worker-verification.ts';

/** What is known of a worker's way to her verification; the specification's sample screen shows the real state (decisions 3). */
export interface VerificationProgress {
  readonly profileComplete: boolean;
  readonly identity: WorkerVerification;
  readonly policeClearance: 'missing' | 'uploaded' | 'accepted';
  readonly verifiedReferences: number;
  readonly referencesNeeded: number;
  readonly approved: boolean;
}

export type StepState = 'completed' | 'pending' | 'not_started';

export interface VerificationStep {
  readonly title: string;
  readonly state: StepState;
  readonly text: string;
}

const step = (title: string, state: StepState, text: string): VerificationStep => ({ title, state, text });

const identityTexts: Readonly<Record<WorkerVerification, readonly [StepState, string]>> = {
  verified: ['completed', 'Verified'],
  pending: ['pending', 'Under review'],
  needs_verification: ['not_started', 'Pending Upload'],
};

const policeTexts: Readonly<Record<VerificationProgress['policeClearance'], readonly [StepState, string]>> = {
  accepted: ['completed', 'Verified'],
  uploaded: ['pending', 'Under review'],
  missing: ['not_started', 'Pending Upload'],
};

/** The five steps of the worker's verification screen, in their order (worker spec 2.14). */
export function verificationSteps(progress: VerificationProgress): VerificationStep[] {
  const { profileComplete, identity, policeClearance, verifiedReferences, referencesNeeded, approved } =
    progress;
  const before = [
    step(
      'Profile Created',
      profileComplete ? 'completed' : 'pending',
      profileComplete ? 'Completed' : 'Incomplete',
    ),
    step('ID Uploaded', ...identityTexts[identity]),
    step('Police Clearance', ...policeTexts[policeClearance]),
    step(
      'References',
      verifiedReferences >= referencesNeeded
        ? 'completed'
        : verifiedReferences > 0
          ? 'pending'
          : 'not_started',
      `${Math.min(verifiedReferences, referencesNeeded)} of ${referencesNeeded} verified`,
    ),
  ];
  return [...before, approvalStep(before, approved)];
}

function approvalStep(before: readonly VerificationStep[], approved: boolean): VerificationStep {
  if (approved) return step('Final Approval', 'completed', 'Approved');
  return before.every(({ state }) => state === 'completed')
    ? step('Final Approval', 'pending', 'Under review')
    : step('Final Approval', 'not_started', 'Waiting for documents');
}

/** Whole percent of the steps that are completed. */
export const verificationPercentage = (steps: readonly { readonly state: StepState }[]): number =>
  steps.length === 0
    ? 0
    : Math.round((steps.filter(({ state }) => state === 'completed').length / steps.length) * 100);
