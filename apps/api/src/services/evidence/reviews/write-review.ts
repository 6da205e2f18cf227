import { sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { reviews } from '../../../db/schema/reviews.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { ServiceError } from '../../../errors.ts';
import { findTiedWorker } from '../../access/visibility.ts';
import { readReview, type ReviewInput } from './read-review.ts';
import { hasReviewTie } from './review-tie.ts';

/**
 * Stores a review, which then waits for the team.
 * @throws ServiceError `not-found` for a worker that this employer cannot see; `invalid` with the fields;
 * `forbidden` without a paid check or an accepted invitation; `conflict` while the employer's earlier review
 * of this worker waits.
 */
export async function writeReview(
  ctx: Context,
  employerId: string,
  workerId: string,
  input: ReviewInput,
): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const worker = await findTiedWorker(tx.db, { employerId, now: tx.now }, workerId);
    const written = readReview(input);
    if (!(await hasReviewTie(tx.db, employerId, worker.id)))
      throw new ServiceError('forbidden', 'reviewTieMissing');
    const [row] = await tx.db
      .insert(reviews)
      .values({ ...written, workerId: worker.id, employerId, createdAt: tx.now, updatedAt: tx.now })
      // After two presses at once, the database accepts one review.
      .onConflictDoNothing({
        target: [reviews.employerId, reviews.workerId],
        where: sql`${reviews.status} = 'pending'`,
      })
      .returning({ id: reviews.id });
    if (row === undefined) throw new ServiceError('conflict', 'reviewPending');
    tx.audit({
      actor: `employer:${employerId}`,
      action: 'review-written',
      subject: `review:${row.id}`,
      details: { worker: worker.id, rating: written.rating, incident: written.incidentReport !== null },
    });
  });
}
