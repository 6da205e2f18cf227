import type { IdentityFailure, IdentityReviewReason, IdentityState } from './identity-check.ts';
import { isSameName } from './identity-name.ts';

/** The provider's answer to a poll. `failed` means that the check could not run, and says nothing about the worker. */
export type ProviderWord = 'processing' | 'approved' | 'rejected' | 'provisional' | 'failed';

/** Facts of the provider's callback. They prove nothing, so they may only make the result stricter. */
export interface ProviderHints {
  /** The provider's reason, or null without one. */
  readonly reason: string | null;
  /** Whether unusable photos are the worker's, and not the registry's. */
  readonly ownPhotos: boolean;
}

type Cause =
  | { readonly kind: 'retry'; readonly because: IdentityFailure }
  | { readonly kind: 'team'; readonly because: IdentityReviewReason }
  /** No party's fault: the service submits the same photos again. */
  | { readonly kind: 'again' };

const retry = (because: IdentityFailure): Cause => ({ kind: 'retry', because });
const team = (because: IdentityReviewReason): Cause => ({ kind: 'team', because });

/**
 * Every reason of Smile ID (providers 3.7), with its consequence. The worker learns how to improve the photos. A machine
 * alone never decides a suspicion against the worker (Data Protection Act, section 35): a team member looks at it.
 */
export const providerReasons: Readonly<Record<string, Cause>> = {
  face_verification_failed: retry('face_differs'),
  spoof_detected: retry('not_live'),
  content_policy_violated: retry('photos_unusable'),
  identifier_not_found: retry('number_not_found'),
  invalid_id_number: retry('number_invalid'),
  high_risk: team('doubts'),
  medium_risk: team('doubts'),
  account_locked: team('doubts'),
  account_locked_fraud: team('doubts'),
  document_unclassifiable: team('doubts'),
  age_requirement_not_met: team('age'),
  service_unavailable: { kind: 'again' },
  internal_error: { kind: 'again' },
};

/**
 * One reason with two meanings: the worker's photos are unusable, or (normal in Kenya) the registry has no photo of the
 * worker.
 */
export const UNUSABLE_IMAGES = 'image_unavailable_or_invalid';

function causeOf({ reason, ownPhotos }: ProviderHints): Cause {
  if (reason === UNUSABLE_IMAGES) return ownPhotos ? retry('photos_unusable') : team('no_registry_photo');
  // An unknown reason, or none: no worker fails without a reason that the service can state.
  const known = Object.entries(providerReasons).find(([word]) => word === reason);
  return known?.[1] ?? team('no_reason');
}

/** The next state of an attempt. */
export type IdentityCourse =
  | { readonly to: 'processing' }
  | { readonly to: 'approved' }
  | { readonly to: 'failed'; readonly reason: IdentityFailure }
  | { readonly to: 'review'; readonly reason: IdentityReviewReason }
  | { readonly to: 'provisional'; readonly reason: 'provisional' }
  | { readonly to: 'again' };

export interface AttemptSoFar {
  /** Whether the worker may send new photos after this attempt. */
  readonly mayRetry: boolean;
  /** Whether the service may submit the same photos again. */
  readonly mayRepeat: boolean;
}

/** The next state of an attempt, from the provider's answer and the hints of its callback. */
export function identityCourse(
  word: ProviderWord,
  hints: ProviderHints,
  soFar: AttemptSoFar,
): IdentityCourse {
  if (word === 'processing' || word === 'approved') return { to: word };
  if (word === 'provisional') return { to: 'provisional', reason: 'provisional' };
  const cause = causeOf(hints);
  if (cause.kind === 'team') {
    // A check that could not run, without a reason, is a failure of the provider.
    const isTrouble = word === 'failed' && cause.because === 'no_reason';
    return isTrouble ? repeated(soFar) : { to: 'review', reason: cause.because };
  }
  if (cause.kind === 'again') return repeated(soFar);
  return soFar.mayRetry ? { to: 'failed', reason: cause.because } : { to: 'review', reason: 'attempts_used' };
}

const repeated = ({ mayRepeat }: AttemptSoFar): IdentityCourse =>
  mayRepeat ? { to: 'again' } : { to: 'review', reason: 'provider_trouble' };

/** The names of an attempt. */
interface AttemptNames {
  /** The name of the profile when the worker sent the photos. */
  readonly nameGiven: string;
  /** The name on the ID, if the provider or the team reported one. */
  readonly nameOnId: string | null;
}

/** The state after the provider's approval. A proven face with a different name makes the worker confirm the name. */
export const provenState = ({ nameGiven, nameOnId }: AttemptNames): 'verified' | 'name_differs' =>
  nameOnId === null || isSameName(nameGiven, nameOnId) ? 'verified' : 'name_differs';

/** The state after the team's approval. If the worker already answered about the name, the team knows the answer. */
export function provenStateByTeam(
  attempt: AttemptNames & { readonly state: IdentityState; readonly reason: string | null },
): 'verified' | 'name_differs' {
  const wasAsked = attempt.state === 'name_differs' || attempt.reason === 'name_disputed';
  return wasAsked ? 'verified' : provenState(attempt);
}
