/** The facts of a worker's verification. The specification's sample screen shows the real state (decisions 3). */
export interface VerificationProgress {
  readonly profileComplete: boolean;
  /** The result of the identity check: `verified`, `pending`, `failed`, or any other value without a check. */
  readonly smileStatus: string;
  /**
   * Whether the worker's documents include an ID card that the team did not refuse. Only the identity check proves its
   * owner.
   */
  readonly idCardUploaded: boolean;
  readonly policeClearance: PoliceClearanceStatus;
  /** The references that the team may still call, including the verified ones. */
  readonly namedReferences: number;
  readonly verifiedReferences: number;
  readonly referencesNeeded: number;
  /** Whether the team works on a check about the worker. */
  readonly checkOpen: boolean;
  /** Whether the team's last final review of the worker was clear. */
  readonly finalReviewClear: boolean;
}

/** The status of the uploaded police clearance certificate. A refused or expired one must be uploaded anew. */
export type PoliceClearanceStatus = 'missing' | 'uploaded' | 'accepted' | 'refused' | 'expired';

/** The five steps of the worker's verification screen, in order (worker spec 2.14). */
export const verificationSteps = [
  'profile_created',
  'id_uploaded',
  'police_clearance',
  'references',
  'final_approval',
] as const;
export type VerificationStep = (typeof verificationSteps)[number];

export const stepStates = ['completed', 'pending', 'not_started'] as const;
export type StepState = (typeof stepStates)[number];

/** The notes below a step. Screens have the words, in the worker's language. */
export const stepNotes = [
  'completed',
  'incomplete',
  'verified',
  'under_review',
  'pending_upload',
  'not_verified',
  'refused',
  'expired',
  'references_verified',
  'approved',
  'waiting_for_documents',
  'waiting_for_check',
] as const;
export type StepNote = (typeof stepNotes)[number];

export interface StepStatus {
  readonly step: VerificationStep;
  readonly state: StepState;
  readonly note: StepNote;
}

type StateAndNote = readonly [StepState, StepNote];

function identityStep({ smileStatus, idCardUploaded }: VerificationProgress): StateAndNote {
  if (smileStatus === 'verified') return ['completed', 'verified'];
  if (smileStatus === 'pending') return ['pending', 'under_review'];
  if (smileStatus === 'failed') return ['not_started', 'not_verified'];
  return idCardUploaded ? ['pending', 'not_verified'] : ['not_started', 'pending_upload'];
}

const policeSteps: Readonly<Record<PoliceClearanceStatus, StateAndNote>> = {
  accepted: ['completed', 'verified'],
  uploaded: ['pending', 'under_review'],
  missing: ['not_started', 'pending_upload'],
  refused: ['not_started', 'refused'],
  expired: ['not_started', 'expired'],
};

function referencesState({
  verifiedReferences,
  referencesNeeded,
  namedReferences,
}: VerificationProgress): StepState {
  if (verifiedReferences >= referencesNeeded) return 'completed';
  return namedReferences > 0 ? 'pending' : 'not_started';
}

/** The team gives the approval, at the end of a check that an employer requested and the worker agreed to. */
function approvalStep(progress: VerificationProgress, before: readonly StepStatus[]): StateAndNote {
  if (progress.finalReviewClear && progress.smileStatus === 'verified') return ['completed', 'approved'];
  if (before.some(({ state }) => state !== 'completed')) return ['not_started', 'waiting_for_documents'];
  return progress.checkOpen ? ['pending', 'under_review'] : ['not_started', 'waiting_for_check'];
}

export function stepStatuses(progress: VerificationProgress): StepStatus[] {
  const { profileComplete } = progress;
  const stepStatus = (step: VerificationStep, [state, note]: StateAndNote) => ({ step, state, note });
  const before = [
    stepStatus('profile_created', profileComplete ? ['completed', 'completed'] : ['pending', 'incomplete']),
    stepStatus('id_uploaded', identityStep(progress)),
    stepStatus('police_clearance', policeSteps[progress.policeClearance]),
    stepStatus('references', [referencesState(progress), 'references_verified']),
  ];
  return [...before, stepStatus('final_approval', approvalStep(progress, before))];
}

/** Whole percent of the completed steps. */
export const verificationPercentage = (steps: readonly { readonly state: StepState }[]): number =>
  steps.length === 0
    ? 0
    : Math.round((steps.filter(({ state }) => state === 'completed').length / steps.length) * 100);
