import type { ReviewDecision } from './review.ts';

/** Why the team rejects a review, as a code that can be counted and compared. */
export const rejectionReasons = [
  'names_a_person',
  'tells_where',
  'insults',
  'accuses',
  'not_her_work',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** Their words on the team's screens, and to the author. */
export const rejectionReasonTexts: Readonly<Record<RejectionReason, string>> = {
  names_a_person: 'It names a child or another person.',
  tells_where: 'It tells where somebody lives or can be reached.',
  insults: 'It insults or threatens.',
  accuses: 'It accuses the worker of misconduct. Please report an incident: our team looks into it.',
  not_her_work: "It is not about the worker's work.",
};

interface Moderation {
  readonly decision: ReviewDecision;
  readonly because: RejectionReason | null;
  /** What the member wrote. */
  readonly reason: string;
}

/** The reason that stands with a decision. The author of a rejected review reads the code in words, and what the member wrote. */
export const moderationNote = ({ decision, because, reason }: Moderation): string =>
  [decision === 'rejected' && because !== null ? rejectionReasonTexts[because] : '', reason.trim()]
    .filter((part) => part !== '')
    .join(' ');
