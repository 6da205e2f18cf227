import { reviewErrors, type ReviewScreen } from '@repo/domain/review';
import { useForm } from '@repo/ui/forms/use-form';
import { refusalOf } from '../../api/refusal-of.ts';
import type { ReviewValues } from './review-values.ts';

interface ReviewFormSettings {
  /** Whose words the errors are in: two screens write reviews (spec/employer.md section 5). */
  readonly screen: ReviewScreen;
  readonly initial: ReviewValues;
  readonly save: (values: ReviewValues) => Promise<unknown>;
  readonly onSaved: () => void;
  /** Where the service sent no words. */
  readonly failed: string;
}

export function useReviewForm({ screen, initial, save, onSaved, failed }: ReviewFormSettings) {
  return useForm({
    fields: ['rating', 'review', 'incident_report', 'evidence_url'],
    initial,
    validate: (values: ReviewValues) => reviewErrors(screen, values),
    isLong: true,
    save,
    onSaved,
    refusalOf: refusalOf(failed),
  });
}
export type ReviewForm = ReturnType<typeof useReviewForm>;
