import type { IdentityFailure, IdentityReviewReason } from './identity-check.ts';
import { isSameName } from './identity-name.ts';

/**
 * The provider's answer to a poll. Every word but `processing` is final. `provisional` means that a person must look.
 * `failed` means that the check could not run, and says nothing about the worker.
 */
export type ProviderWord = 'processing' | 'approved' | 'rejected' | 'provisional' | 'failed';

/** Facts of the provider's signed callback. They prove nothing, so they may only make the result stricter. */
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
 * Every reason of Smile ID (providers-more 0), with its consequence. The worker learns how to improve the photos. A machine
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
  document_expired: team('doubts'),
  document_copy_detected: team('doubts'),
  document_check_failed: team('doubts'),
  unsupported_document: team('doubts'),
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
  | { readonly to: 'provisional'; readonly reason: IdentityReviewReason }
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
  const cause = causeOf(hints);
  if (word === 'provisional') return { to: 'provisional', reason: doubtOf(cause) };
  if (cause.kind === 'team') {
    // A check that could not run, without a reason, is a failure of the provider.
    const isTrouble = word === 'failed' && cause.because === 'no_reason';
    return isTrouble ? repeated(soFar) : { to: 'review', reason: cause.because };
  }
  if (cause.kind === 'again') return repeated(soFar);
  return soFar.mayRetry ? { to: 'failed', reason: cause.because } : { to: 'review', reason: 'attempts_used' };
}

/** The reason of a doubt that a person must look at. Whatever the provider names, no machine decides it. */
const doubtOf = (cause: Cause): IdentityReviewReason =>
  cause.kind === 'team' && cause.because !== 'no_reason' ? cause.because : 'provisional';

const repeated = ({ mayRepeat }: AttemptSoFar): IdentityCourse =>
  mayRepeat ? { to: 'again' } : { to: 'review', reason: 'provider_trouble' };

/** The names of an attempt. */
export interface AttemptNames {
  /** The name of the profile when the worker sent the photos. */
  readonly nameGiven: string;
  /** The name in the registry or on the ID card, if the provider or the team reported one. */
  readonly nameOnId: string | null;
}

/**
 * Compares the names of an attempt. Only `same` may verify it. `differs` makes the worker confirm the name. `unknown`
 * leaves a verdict open: a proven face says nothing about the name of the profile.
 */
export function comparedNames({ nameGiven, nameOnId }: AttemptNames): 'same' | 'differs' | 'unknown' {
  if (nameOnId === null) return 'unknown';
  return isSameName(nameGiven, nameOnId) ? 'same' : 'differs';
}

/** What the team's approval leads to, with the name that decided. */
export interface ProvenByTeam {
  readonly state: 'verified' | 'name_differs';
  readonly nameOnId: string;
}

/**
 * The state after the team's approval. Every known name counts: the registry's, and the one that the team read on the
 * card. Once the worker has called the registry's name another person's, only the card counts.
 * @returns null while no name is known.
 */
export function provenByTeam(
  attempt: AttemptNames & { readonly reason: string | null; readonly nameOnCard: string | null },
): ProvenByTeam | null {
  const registered = attempt.reason === 'name_disputed' ? null : attempt.nameOnId;
  const names = [registered, attempt.nameOnCard].filter((name) => name !== null);
  const other = names.find((nameOnId) => !isSameName(attempt.nameGiven, nameOnId));
  if (other !== undefined) return { state: 'name_differs', nameOnId: other };
  const same = names.at(-1);
  return same === undefined ? null : { state: 'verified', nameOnId: same };
}
