import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { mayEditReview, reviewMachine } from '@repo/domain/review';
import { reviews } from '../../../db/schema/reviews.ts';
import { notFound } from '../../../errors.ts';

/** A review that its author may still edit or delete. The database asks it of the row it changes, so that no decision of that moment is undone. */
export const ownPending = (employerId: string, reviewId: string): SQL | undefined =>
  and(
    eq(reviews.id, reviewId),
    eq(reviews.employerId, employerId),
    inArray(reviews.status, reviewMachine.states.filter(mayEditReview)),
  );

/** The same words for another's review, a decided one and none at all. */
export const noSuchReview = () => notFound('ownReviewNotFound');
