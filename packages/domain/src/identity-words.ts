import { isWithTeam, type IdentityState } from './identity-check.ts';

/** The statuses of an identity for the worker. */
export const identityStatuses = [
  'not_started',
  'checking',
  'under_review',
  'name_differs',
  'verified',
  'failed',
] as const;
export type IdentityStatus = (typeof identityStatuses)[number];

/** The reasons for a review that help the worker. A team member tells the worker of doubts, after the review. */
export const toldReviewReasons = ['no_registry_photo', 'attempts_used', 'name_disputed'] as const;

/** `smileStatus` decides: the team can decide the worker's identity without an attempt of the worker. */
export function identityStatusOf(smileStatus: string, attempt: IdentityState | null): IdentityStatus {
  if (smileStatus === 'verified' || smileStatus === 'failed') return smileStatus;
  if (attempt === null || attempt === 'verified' || attempt === 'failed')
    return smileStatus === 'pending' ? 'under_review' : 'not_started';
  if (attempt === 'name_differs') return attempt;
  return isWithTeam(attempt) ? 'under_review' : 'checking';
}

export const isToldReviewReason = (reason: string | null): reason is (typeof toldReviewReasons)[number] =>
  toldReviewReasons.some((told) => told === reason);
