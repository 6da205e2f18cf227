import { and, eq, exists, ne, sql } from 'drizzle-orm';
import { mayWriteReview } from '@repo/domain/review';
import type { Queryable } from '../../../db/database.ts';
import { invitations } from '../../../db/schema/consents.ts';
import { employers, workers } from '../../../db/schema/people.ts';
import { purchases, refunds } from '../../../db/schema/purchases.ts';
import { opensReport } from '../../access/latest-purchase.ts';

/**
 * Whether an employer knows a worker well enough to review her: by a check that opens a report or an accepted invitation. An
 * employer with the worker's number is the worker, and may not review herself.
 */
export async function hasReviewTie(
  db: Pick<Queryable, 'select'>,
  employerId: string,
  workerId: string,
): Promise<boolean> {
  const paid = db
    .select({ one: sql`1` })
    .from(purchases)
    .leftJoin(refunds, eq(refunds.purchaseId, purchases.id))
    .where(and(eq(purchases.employerId, employerId), eq(purchases.workerId, workerId), opensReport));
  const accepted = db
    .select({ one: sql`1` })
    .from(invitations)
    .where(
      and(
        eq(invitations.employerId, employerId),
        eq(invitations.workerId, workerId),
        eq(invitations.status, 'accepted'),
      ),
    );
  const [tie] = await db
    .select({
      hasPaidCheck: sql<boolean>`${exists(paid)}`,
      hasAcceptedInvitation: sql<boolean>`${exists(accepted)}`,
    })
    .from(employers)
    .innerJoin(workers, and(eq(workers.id, workerId), ne(workers.phone, employers.phone)))
    .where(eq(employers.id, employerId));
  return tie !== undefined && mayWriteReview(tie);
}
