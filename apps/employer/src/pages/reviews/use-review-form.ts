import { reviewErrors, type ReviewScreen } from '@repo/domain/review';
import { catalogueRefusalOf } from '@repo/app-shell/data/refusal-of';
import { useDraftedForm } from '../../drafts/use-drafted-form.ts';
import { reviewDraft, type ReviewValues } from './review-values.ts';

interface ReviewFormSettings {
  /** The screen whose error texts apply, because two screens write reviews (spec/employer.md section 5). */
  readonly screen: ReviewScreen;
  /** The subject of the draft: the worker of a new review, or the review that is edited. */
  readonly about: string;
  readonly initial: ReviewValues;
  readonly save: (values: ReviewValues) => Promise<unknown>;
  readonly onSaved: () => void;
  /** The message when the service sent no text. */
  readonly failed: string;
}

export function useReviewForm({ screen, about, initial, save, onSaved, failed }: ReviewFormSettings) {
  return useDraftedForm({
    draft: { ...reviewDraft, subject: about },
    fields: ['rating', 'review', 'incident_report', 'evidence_url'],
    initial,
    validate: (values: ReviewValues) => reviewErrors(screen, values),
    isLong: true,
    save,
    onSaved,
    refusalOf: catalogueRefusalOf(failed),
  });
}
export type ReviewForm = ReturnType<typeof useReviewForm>;
