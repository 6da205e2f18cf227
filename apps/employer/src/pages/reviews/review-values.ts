import type { ReviewBody, WrittenReview } from '@repo/api-client/queries/reviews';
import { DEFAULT_RATING, optionalText } from '@repo/domain/review';
import { starCounts, type StarCount } from '@repo/ui/components/StarPicker';
import * as z from 'zod/mini';
import type { DraftKind } from '@repo/app-shell/drafts/drafted-forms';

/** The typed values, by their names on the wire. */
export interface ReviewValues {
  readonly rating: StarCount;
  readonly review: string;
  readonly incident_report: string;
  readonly evidence_url: string;
}

export const emptyReview: ReviewValues = {
  rating: DEFAULT_RATING,
  review: '',
  incident_report: '',
  evidence_url: '',
};

export const reviewDraft: DraftKind<ReviewValues> = {
  form: 'review',
  typed: z.object({
    rating: z.optional(z.literal(starCounts)),
    review: z.optional(z.string()),
    incident_report: z.optional(z.string()),
    evidence_url: z.optional(z.string()),
  }),
};

export const toValues = (review: WrittenReview): ReviewValues => ({
  rating: starCounts.find((stars) => stars === review.rating) ?? DEFAULT_RATING,
  review: review.review,
  incident_report: review.incident_report ?? '',
  evidence_url: review.evidence_url ?? '',
});

/** The shape on the wire: optional texts are trimmed, and null when empty. */
export const toBody = (values: ReviewValues): ReviewBody => ({
  rating: values.rating,
  review: values.review.trim(),
  incident_report: optionalText(values.incident_report),
  evidence_url: optionalText(values.evidence_url),
});
