import { defineMachine, type StateOf } from './machine.ts';

/** So often a worker may send new photos by herself; whoever fails that often is looked at by a person (decisions 12). */
export const MAXIMUM_IDENTITY_ATTEMPTS = 5;

/** How long a permission to send photos lasts. */
export const IDENTITY_TOKEN_MINUTES = 15;

/** What Smile ID compares: one photo of the face, and six to eight of it moving. */
export const LIVENESS_FRAMES = { least: 6, most: 8 } as const;

/**
 * One attempt of a worker to prove who she is, from her photos to a verdict. Only a person or the provider's own word,
 * asked for by us, ends it.
 */
export const identityMachine = defineMachine({
  /** The photos are here, and the provider is to get them. */
  queued: ['submitting', 'processing', 'review', 'verified', 'failed'],
  /** The provider may or may not have them: it is being told, or did not answer. */
  submitting: ['processing', 'queued', 'review', 'verified', 'failed'],
  processing: ['queued', 'provisional', 'name_differs', 'review', 'verified', 'failed'],
  /** A person at the provider has doubts. Whoever speaks first ends it: our team, or the provider. */
  provisional: ['name_differs', 'review', 'verified', 'failed'],
  /** Our team compares her with her ID card. */
  review: ['name_differs', 'verified', 'failed'],
  /** She is asked which name is hers. */
  name_differs: ['review', 'verified', 'failed'],
  verified: [],
  failed: [],
});
export type IdentityState = StateOf<typeof identityMachine>;

export const openIdentityStates = identityMachine.states.filter((state) => !identityMachine.isFinal(state));

/** The states in which our team has something to do. */
export const teamIdentityStates = ['provisional', 'review'] as const satisfies readonly IdentityState[];
export const isWithTeam = (state: IdentityState): boolean =>
  teamIdentityStates.some((each) => each === state);

/** Why an attempt failed, each with what to do better. */
export const identityFailures = [
  'photos_unusable',
  'face_differs',
  'not_live',
  'number_not_found',
  'number_invalid',
  'card_unreadable',
  'card_differs',
  'not_confirmed',
  /** Nobody decided in time: our fault, and no attempt of hers. */
  'expired',
] as const;
export type IdentityFailure = (typeof identityFailures)[number];

/** What a member of the team may tell her was the matter. */
export const teamFailures = [
  'photos_unusable',
  'face_differs',
  'card_unreadable',
  'card_differs',
  'not_confirmed',
] as const satisfies readonly IdentityFailure[];

/** Why a person looks at an attempt. */
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
] as const;
export type IdentityReviewReason = (typeof identityReviewReasons)[number];

export type IdentityReason = IdentityFailure | IdentityReviewReason;

/** What the specification's `smile_status` says of an attempt: whatever is not decided reads as pending (worker spec 2.9). */
export function smileStatusOf(state: IdentityState): 'pending' | 'verified' | 'failed' {
  return state === 'verified' || state === 'failed' ? state : 'pending';
}

/** On whom the identity check of her cases waits, while it is not decided. */
export function identityWaitsOn(state: IdentityState | null): 'worker' | 'provider' | 'team' {
  if (state === null || state === 'name_differs' || identityMachine.isFinal(state)) return 'worker';
  return isWithTeam(state) ? 'team' : 'provider';
}

interface Attempt {
  readonly state: string;
  readonly reason: string | null;
}

/** How many attempts are left to her, from those she made. */
export function identityAttemptsLeft(attempts: readonly Attempt[]): number {
  const made = attempts.filter(({ state, reason }) => !(state === 'failed' && reason === 'expired'));
  return Math.max(0, MAXIMUM_IDENTITY_ATTEMPTS - made.length);
}

/** Why no new photos are taken now, by the code of the refusal. */
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

/** What a team's decision has to be explained with: nobody is called proven, or not proven, without a reason. */
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
