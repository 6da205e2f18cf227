import { reviewErrors, type ReviewScreen } from '@repo/domain/review';
import { catalogueRefusalOf } from '../../api/refusal-of.ts';
import { useDraftedForm } from '../../drafts/use-drafted-form.ts';
import { reviewDraft, type ReviewValues } from './review-values.ts';

interface ReviewFormSettings {
  /** Whose words the errors are in: two screens write reviews (spec/employer.md section 5). */
  readonly screen: ReviewScreen;
  /** What the draft is about: a worker who is reviewed, or a review that is edited. */
  readonly about: string;
  readonly initial: ReviewValues;
  readonly save: (values: ReviewValues) => Promise<unknown>;
  readonly onSaved: () => void;
  /** Where the service sent no words. */
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
