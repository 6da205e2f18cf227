import { defineMachine, type StateOf } from './machine.ts';
import { textsOf } from './texts-of.ts';

/** A review waits for the team. An edit of a waiting review starts the wait again (employer spec 4). */
export const reviewMachine = defineMachine({
  pending: ['pending', 'approved', 'rejected'],
  approved: [],
  rejected: [],
});
export type ReviewStatus = StateOf<typeof reviewMachine>;

/** The labels of a review's status for its author. */
/** A status from the wire. Null for a status that this version does not know. */
export const reviewStatusOf = (text: string): ReviewStatus | null =>
  reviewMachine.states.find((state) => state === text) ?? null;

export const RATING_MINIMUM = 1;
export const RATING_MAXIMUM = 5;
export const DEFAULT_RATING = 5;
/** The maximum on the counter. A longer text is not refused (employer spec 5). */
export const REVIEW_COUNTER_LETTERS = 1000;
/** Reviews of this many stars or more recommend the worker. */
const RECOMMENDS_FROM = 4;

/**
 * The two screens that write reviews have different texts for errors (employer spec 5). The service has the texts of
 * `write`.
 */
export const reviewScreens = {
  profile: {
    reviewMissing: 'Please enter a review',
    ratingInvalid: 'Please select a valid rating (1-5 stars)',
  },
  write: {
    reviewMissing: 'Please write a review before submitting.',
    ratingInvalid: 'Please select a rating between 1 and 5 stars.',
  },
} as const;
export type ReviewScreen = keyof typeof reviewScreens;
export const EVIDENCE_LINK_INVALID = 'Please enter a link that starts with http:// or https://';

interface WrittenReview {
  readonly rating: number;
  readonly review: string;
  readonly evidence_url?: string | null;
}
type ByField<T> = Partial<Record<'review' | 'rating' | 'evidence_url', T>>;

export function reviewProblems({
  rating,
  review,
  evidence_url: evidence,
}: WrittenReview): ByField<'reviewMissing' | 'ratingInvalid' | 'evidenceLinkInvalid'> {
  const rated = Number.isInteger(rating) && rating >= RATING_MINIMUM && rating <= RATING_MAXIMUM;
  return {
    ...(review.trim() === '' ? { review: 'reviewMissing' } : {}),
    ...(rated ? {} : { rating: 'ratingInvalid' }),
    ...(isWebAddress(evidence) ? {} : { evidence_url: 'evidenceLinkInvalid' }),
  };
}

/** The same problems in the words of a screen. */
export const reviewErrors = (screen: ReviewScreen, review: WrittenReview): ByField<string> =>
  textsOf(reviewProblems(review), {
    ...reviewScreens[screen],
    evidenceLinkInvalid: EVIDENCE_LINK_INVALID,
  });

/** Evidence is a web address or empty (decisions 9). */
export function isWebAddress(text: string | null | undefined): boolean {
  const trimmed = (text ?? '').trim();
  return trimmed === '' || /^https?:\/\/[^\s/?#]+(?:[/?#]\S*)?$/i.test(trimmed);
}

/** An optional text goes over the wire trimmed. An empty one becomes null. */
export const optionalText = (text: string | null | undefined): string | null => (text ?? '').trim() || null;

/** An employer may write a review after a paid check of the worker, or after an accepted invitation (decisions 9). */
export const mayWriteReview = (tie: {
  readonly hasPaidCheck: boolean;
  readonly hasAcceptedInvitation: boolean;
}): boolean => tie.hasPaidCheck || tie.hasAcceptedInvitation;

/** Why an employer cannot write a review of a worker now. */
export const reviewRefusals = {
  'no-tie':
    'You can review this worker once you have paid for a check, or once your invitation was accepted.',
  'already-pending':
    'Your review of this worker is waiting for approval. You can edit or delete it until it is decided.',
} as const;
export type ReviewRefusal = keyof typeof reviewRefusals;

/**
 * Only the author may edit or delete a review, and only while it is pending. After the decision the author may add
 * another one.
 */
export const mayEditReview = (status: ReviewStatus): boolean => status === 'pending';
export const mayAddReview = (own: readonly ReviewStatus[]): boolean => !own.includes('pending');

const toOneDecimal = (rating: number): number => Math.round(rating * 10) / 10;

/** The average of approved reviews to one decimal, or null without any. */
export function averageRating(ratings: readonly number[]): number | null {
  if (ratings.length === 0) return null;
  return toOneDecimal(ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length);
}

/** The written form of an average everywhere, to one decimal: `5.0`, `4.8` (employer spec 9). */
export const averageRatingText = (average: number): string => toOneDecimal(average).toFixed(1);

/** Whole percent of reviews rated 4 or higher, or null without any. */
export function recommendationRate(ratings: readonly number[]): number | null {
  if (ratings.length === 0) return null;
  return Math.round((ratings.filter((rating) => rating >= RECOMMENDS_FROM).length / ratings.length) * 100);
}

/** Reviews appear without a name. The employer's own reviews have a badge instead (employer spec 6). */
export const ANONYMOUS_REVIEW = 'Anonymous Review';
export const VERIFIED_EMPLOYER = 'Verified Employer';
export const reviewByline = (isOwn: boolean): string => (isOwn ? VERIFIED_EMPLOYER : ANONYMOUS_REVIEW);

/** The team's decisions about a waiting review. */
export const reviewDecisions = ['approved', 'rejected'] as const satisfies readonly ReviewStatus[];
export type ReviewDecision = (typeof reviewDecisions)[number];

/** A rejection needs a reason, because the author reads it. An approval needs none. */
export const isRejectionReasonMissing = (decision: ReviewDecision, reason: string): boolean =>
  decision === 'rejected' && reason.trim() === '';
