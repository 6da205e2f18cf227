import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { listWaitingReviews as listWaitingReviewsCall } from '@repo/api-client/contract/reviews';
import type { Context } from '../../../context.ts';
import { reviews } from '../../../db/schema/reviews.ts';
import { momentCursor, readMomentCursor } from '../../platform/paging/moment-cursor.ts';
import { withoutConflict } from '../../access/conflicts.ts';
import { lastOfPage, teamPageSize } from '../../platform/paging/team-page.ts';

export interface WaitingPage {
  readonly reviews: AnswerOf<typeof listWaitingReviewsCall>['reviews'];
  /** The cursor of the next page, or null on the last page. */
  readonly nextCursor: string | null;
}

/**
 * One page of the reviews that wait for the team. The review with the longest wait is first. The wait of an
 * edited review starts at its edit. It leaves out the workers whom the member knows. The words of a review open for its
 * holder alone.
 */
export async function listWaitingReviews(
  ctx: Context,
  memberId: string,
  page: { readonly limit?: number; readonly cursor?: string },
): Promise<WaitingPage> {
  const limit = teamPageSize(page.limit);
  const rows = await ctx.db
    .select({
      id: reviews.id,
      nanny_id: reviews.workerId,
      employer_id: reviews.employerId,
      status: reviews.status,
      createdAt: reviews.createdAt,
      updatedAt: reviews.updatedAt,
    })
    .from(reviews)
    .where(
      and(eq(reviews.status, 'pending'), withoutConflict(memberId, reviews.workerId), after(page.cursor)),
    )
    .orderBy(asc(reviews.updatedAt), asc(reviews.id))
    .limit(limit + 1);
  const last = lastOfPage(rows, limit);
  return {
    reviews: rows.slice(0, limit).map(({ createdAt, updatedAt, ...row }) => ({
      ...row,
      created_at: createdAt.toISOString(),
      updated_at: updatedAt.toISOString(),
    })),
    nextCursor: last === undefined ? null : momentCursor(last.updatedAt, last.id),
  };
}

/**
 * The cursor contains the values of the last row, not a reference to it: the row may be decided, edited or
 * deleted by now.
 */
function after(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const { moment, id } = readMomentCursor(cursor);
  return sql`(${reviews.updatedAt}, ${reviews.id}) > (${moment}::timestamptz, ${id}::uuid)`;
}
