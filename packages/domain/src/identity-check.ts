import { defineMachine, type StateOf } from './machine.ts';

/**
 * The maximum number of attempts with new photos. After that many failures, a team member looks at the worker (decisions
 * 12).
 */
export const MAXIMUM_IDENTITY_ATTEMPTS = 5;

/** The lifetime of a permission to send photos. */
export const IDENTITY_TOKEN_MINUTES = 15;

/** The photos that Smile ID compares: one photo of the face, and six to eight frames of the moving face. */
export const LIVENESS_FRAMES = { least: 6, most: 8 } as const;

/**
 * One attempt of a worker to prove the identity, from the photos to a verdict. Only a person ends it, or the provider's
 * own answer to a poll of the service.
 */
export const identityMachine = defineMachine({
  /** The service has the photos and must still submit them to the provider. */
  queued: ['submitting', 'processing', 'review', 'verified', 'failed'],
  /** It is unknown whether the provider has the photos: the submission is running, or the provider did not answer. */
  submitting: ['processing', 'queued', 'review', 'verified', 'failed'],
  processing: ['queued', 'provisional', 'name_differs', 'review', 'verified', 'failed'],
  /** The provider's last word is that a person must look. Our team compares the worker with the ID card. */
  provisional: ['name_differs', 'verified', 'failed'],
  /** Our team compares the worker with the ID card. */
  review: ['name_differs', 'verified', 'failed'],
  /** The service asks the worker which name is right. */
  name_differs: ['review', 'verified', 'failed'],
  verified: [],
  failed: [],
});
export type IdentityState = StateOf<typeof identityMachine>;

export const openIdentityStates = identityMachine.states.filter((state) => !identityMachine.isFinal(state));

/** The states that need an act of our team. */
export const teamIdentityStates = ['provisional', 'review'] as const satisfies readonly IdentityState[];
export const isWithTeam = (state: IdentityState): boolean =>
  teamIdentityStates.some((each) => each === state);

/** The reasons of a failed attempt. Each one has advice for the next attempt. */
export const identityFailures = [
  'photos_unusable',
  'face_differs',
  'not_live',
  'number_not_found',
  'number_invalid',
  'card_unreadable',
  'card_differs',
  'not_confirmed',
  /** No decision came in time. That is our fault, and does not count as an attempt of the worker. */
  'expired',
] as const;
export type IdentityFailure = (typeof identityFailures)[number];

/** The reasons that a team member may tell the worker. */
export const teamFailures = [
  'photos_unusable',
  'face_differs',
  'not_live',
  'card_unreadable',
  'card_differs',
  'not_confirmed',
] as const satisfies readonly IdentityFailure[];

/** The reasons for a person to look at an attempt. */
export const identityReviewReasons = [
  'provisional',
  'no_registry_photo',
  'doubts',
  'age',
  'provider_trouble',
  'attempts_used',
  'name_disputed',
  'no_reason',
  'no_verdict',
  /** The provider approved, and never told the registry's name. */
  'no_registry_name',
] as const;
export type IdentityReviewReason = (typeof identityReviewReasons)[number];

export type IdentityReason = IdentityFailure | IdentityReviewReason;

/** The specification's `smile_status` of an attempt. Every undecided attempt counts as pending (worker spec 2.9). */
export function smileStatusOf(state: IdentityState): 'pending' | 'verified' | 'failed' {
  return state === 'verified' || state === 'failed' ? state : 'pending';
}

/**
 * The party on which the undecided identity check of the worker's cases waits. A worker without an attempt left can do
 * nothing more, so the team decides the check itself.
 */
export function identityWaitsOn(
  state: IdentityState | null,
  attemptsLeft: number,
): 'worker' | 'provider' | 'team' {
  if (state === 'name_differs') return 'worker';
  if (state === null || identityMachine.isFinal(state)) return attemptsLeft > 0 ? 'worker' : 'team';
  return isWithTeam(state) ? 'team' : 'provider';
}

interface Attempt {
  readonly state: string;
  readonly reason: string | null;
}

/** The number of the worker's remaining attempts, from the attempts so far. */
export function identityAttemptsLeft(attempts: readonly Attempt[]): number {
  const made = attempts.filter(({ state, reason }) => !(state === 'failed' && reason === 'expired'));
  return Math.max(0, MAXIMUM_IDENTITY_ATTEMPTS - made.length);
}

/** Why the service accepts no new photos now, by the code of the refusal. */
export type IdentityRefusal = 'identityVerifiedBefore' | 'identityCheckOpen' | 'identityAttemptsUsed';

export function identityRefusal(smileStatus: string, attempts: readonly Attempt[]): IdentityRefusal | null {
  if (smileStatus === 'verified') return 'identityVerifiedBefore';
  if (attempts.some(({ state }) => openIdentityStates.some((open) => open === state)))
    return 'identityCheckOpen';
  return identityAttemptsLeft(attempts) === 0 ? 'identityAttemptsUsed' : null;
}

/** A refused decision: the field that is wrong, and the code of the refusal. */
export type IdentityDecisionProblem =
  | { readonly field: 'note'; readonly code: 'identityProofMissing' | 'identityNoteMissing' }
  | { readonly field: 'reason'; readonly code: 'identityReasonMissing' };

/** The explanation that a decision of the team needs. Every verdict on an identity needs a reason, positive or negative. */
export function identityDecisionProblem(input: {
  readonly decision: 'verified' | 'failed';
  readonly reason: string | null;
  readonly note: string;
}): IdentityDecisionProblem | null {
  if (input.note.trim() === '')
    return {
      field: 'note',
      code: input.decision === 'verified' ? 'identityProofMissing' : 'identityNoteMissing',
    };
  if (input.decision === 'failed' && input.reason === null)
    return { field: 'reason', code: 'identityReasonMissing' };
  return null;
}
