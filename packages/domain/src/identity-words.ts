import { isWithTeam, type IdentityState } from './identity-check.ts';

/** How her identity stands, as a worker reads it. */
export const identityStatuses = [
  'not_started',
  'checking',
  'under_review',
  'name_differs',
  'verified',
  'failed',
] as const;
export type IdentityStatus = (typeof identityStatuses)[number];

/** Why a person looks at it, as far as it helps her to know. Doubts are told by a person, once somebody has looked. */
export const toldReviewReasons = ['no_registry_photo', 'attempts_used', 'name_disputed'] as const;

/** `smileStatus` is what counts: the team can decide her identity without an attempt of hers. */
export function identityStatusOf(smileStatus: string, attempt: IdentityState | null): IdentityStatus {
  if (smileStatus === 'verified' || smileStatus === 'failed') return smileStatus;
  if (attempt === null || attempt === 'verified' || attempt === 'failed')
    return smileStatus === 'pending' ? 'under_review' : 'not_started';
  if (attempt === 'name_differs') return attempt;
  return isWithTeam(attempt) ? 'under_review' : 'checking';
}

export const isToldReviewReason = (reason: string | null): reason is (typeof toldReviewReasons)[number] =>
  toldReviewReasons.some((told) => told === reason);
