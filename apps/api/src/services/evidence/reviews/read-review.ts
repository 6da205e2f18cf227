import type { BodyOf } from '@repo/api-client/contract/define-call';
import type { writeReview } from '@repo/api-client/contract/reviews';
import { optionalText, reviewProblems } from '@repo/domain/review';
import { ServiceError } from '../../../errors.ts';

export type ReviewInput = BodyOf<typeof writeReview>;

/**
 * What is stored of what was written: trimmed, and null where nothing was.
 * @throws ServiceError `invalid` with one text per wrong field
 */
export function readReview(input: ReviewInput) {
  const { rating, review, incident_report, evidence_url = null } = input;
  const fields = reviewProblems({ rating, review, evidence_url });
  const [first] = Object.values(fields);
  if (first !== undefined) throw new ServiceError('invalid', first, { fields });
  return {
    rating,
    review: review.trim(),
    incidentReport: optionalText(incident_report),
    evidenceUrl: optionalText(evidence_url),
  };
}
