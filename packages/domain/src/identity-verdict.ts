import type { IdentityFailure, IdentityReviewReason, IdentityState } from './identity-check.ts';
import { isSameName } from './identity-name.ts';

/** What the provider says of a check when it is asked; `failed` says that it could not be carried out, nothing about her. */
export type ProviderWord = 'processing' | 'approved' | 'rejected' | 'provisional' | 'failed';

/** What the provider told by its callback, which proves nothing: it may only make us more careful. */
export interface ProviderHints {
  /** Its word for why, or null where it gave none. */
  readonly reason: string | null;
  /** Whether photos that cannot be used are the ones she took, and not the registry's. */
  readonly ownPhotos: boolean;
}

type Cause =
  | { readonly kind: 'retry'; readonly because: IdentityFailure }
  | { readonly kind: 'team'; readonly because: IdentityReviewReason }
  /** Nobody's doing: the same photos are handed over once more. */
  | { readonly kind: 'again' };

const retry = (because: IdentityFailure): Cause => ({ kind: 'retry', because });
const team = (because: IdentityReviewReason): Cause => ({ kind: 'team', because });

/**
 * Every reason that Smile ID gives (providers 3.7), and what comes of it. She is told what she can do better; a suspicion
 * is never held against her by a machine alone (Data Protection Act, section 35): a person looks.
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

/** The one reason for two things: her photos are no good, or (normal in Kenya) the registry has none of her. */
export const UNUSABLE_IMAGES = 'image_unavailable_or_invalid';

function causeOf({ reason, ownPhotos }: ProviderHints): Cause {
  if (reason === UNUSABLE_IMAGES) return ownPhotos ? retry('photos_unusable') : team('no_registry_photo');
  // A word that we never heard, or none: nobody fails without a reason that she can be told.
  const known = Object.entries(providerReasons).find(([word]) => word === reason);
  return known?.[1] ?? team('no_reason');
}

/** What becomes of an attempt. */
export type IdentityCourse =
  | { readonly to: 'processing' }
  | { readonly to: 'approved' }
  | { readonly to: 'failed'; readonly reason: IdentityFailure }
  | { readonly to: 'review'; readonly reason: IdentityReviewReason }
  | { readonly to: 'provisional'; readonly reason: 'provisional' }
  | { readonly to: 'again' };

export interface AttemptSoFar {
  /** Whether she may send new photos after this one. */
  readonly mayRetry: boolean;
  /** Whether the same photos may be handed over once more. */
  readonly mayRepeat: boolean;
}

/** What the provider's word, with what its callback told beside it, makes of an attempt. */
export function identityCourse(
  word: ProviderWord,
  hints: ProviderHints,
  soFar: AttemptSoFar,
): IdentityCourse {
  if (word === 'processing' || word === 'approved') return { to: word };
  if (word === 'provisional') return { to: 'provisional', reason: 'provisional' };
  const cause = causeOf(hints);
  if (cause.kind === 'team') {
    // What could not be carried out, without a word on why, is the provider's trouble.
    const isTrouble = word === 'failed' && cause.because === 'no_reason';
    return isTrouble ? repeated(soFar) : { to: 'review', reason: cause.because };
  }
  if (cause.kind === 'again') return repeated(soFar);
  return soFar.mayRetry ? { to: 'failed', reason: cause.because } : { to: 'review', reason: 'attempts_used' };
}

const repeated = ({ mayRepeat }: AttemptSoFar): IdentityCourse =>
  mayRepeat ? { to: 'again' } : { to: 'review', reason: 'provider_trouble' };

/** What an attempt was made under. */
interface AttemptNames {
  /** Her profile's, when she sent the photos. */
  readonly nameGiven: string;
  /** The one on her ID, as far as anybody told it. */
  readonly nameOnId: string | null;
}

/** What the provider's yes makes of an attempt: a proven face under another name than hers is a question to her. */
export const provenState = ({ nameGiven, nameOnId }: AttemptNames): 'verified' | 'name_differs' =>
  nameOnId === null || isSameName(nameGiven, nameOnId) ? 'verified' : 'name_differs';

/** What the team's yes makes of it. Where she was asked about the name before, the team knows what she says. */
export function provenStateByTeam(
  attempt: AttemptNames & { readonly state: IdentityState; readonly reason: string | null },
): 'verified' | 'name_differs' {
  const wasAsked = attempt.state === 'name_differs' || attempt.reason === 'name_disputed';
  return wasAsked ? 'verified' : provenState(attempt);
}
