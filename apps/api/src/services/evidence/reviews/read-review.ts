import type { BodyOf } from '@repo/api-client/contract/define-call';
import type { writeReview } from '@repo/api-client/contract/reviews';
import { mayEditReview, optionalText, reviewMachine, reviewProblems } from '@repo/domain/review';
import { notFound, ServiceError } from '../../../errors.ts';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { reviews } from '../../../db/schema/reviews.ts';

export type ReviewInput = BodyOf<typeof writeReview>;

/**
 * The values of a written review for the database: trimmed, and null for an empty optional field.
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

/**
 * A review that its author may still edit or delete. The database tests this on the row that it changes, so
 * that a decision at the same moment is not undone.
 */
export const ownPending = (employerId: string, reviewId: string): SQL | undefined =>
  and(
    eq(reviews.id, reviewId),
    eq(reviews.employerId, employerId),
    inArray(reviews.status, reviewMachine.states.filter(mayEditReview)),
  );

/** The same refusal for another author's review, a decided one and an unknown one. */
export const noSuchReview = () => notFound('ownReviewNotFound');
