import type { ReviewStatus } from './review.ts';

/** What the team can make of a review that waits. */
export const reviewDecisions = ['approved', 'rejected'] as const satisfies readonly ReviewStatus[];
export type ReviewDecision = (typeof reviewDecisions)[number];

/** Words are kept from being published only for a reason, which their author reads; an approval speaks for itself. */
export const isRejectionReasonMissing = (decision: ReviewDecision, reason: string): boolean =>
  decision === 'rejected' && reason.trim() === '';
