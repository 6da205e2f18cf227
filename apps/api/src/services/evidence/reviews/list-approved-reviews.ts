import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { reviews } from '../../../db/schema/reviews.ts';

export interface ApprovedReview {
  readonly id: string;
  readonly nanny_id: string;
  readonly rating: number;
  readonly review: string;
  readonly status: string;
  readonly created_at: string;
  readonly is_own: boolean;
}

/**
 * The approved reviews of a worker, the newest first, for other readers. The query does not return the
 * author. An employer who reads them learns which ones are her own.
 */
export async function listApprovedReviews(
  db: Pick<Queryable, 'select'>,
  workerId: string,
  readerId?: string,
): Promise<ApprovedReview[]> {
  const rows = await db
    .select({
      id: reviews.id,
      rating: reviews.rating,
      review: reviews.review,
      createdAt: reviews.createdAt,
      is_own:
        readerId === undefined ? sql<boolean>`false` : sql<boolean>`${reviews.employerId} = ${readerId}`,
    })
    .from(reviews)
    .where(and(eq(reviews.workerId, workerId), eq(reviews.status, 'approved')))
    .orderBy(desc(reviews.createdAt), desc(reviews.id));
  return rows.map(({ createdAt, ...row }) => ({
    ...row,
    nanny_id: workerId,
    status: 'approved',
    created_at: createdAt.toISOString(),
  }));
}
