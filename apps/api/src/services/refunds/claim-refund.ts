import { and, eq, isNull, lte, ne, or } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { refunds } from '../../db/schema/purchases.ts';
import type { RefundRow } from './start-refund.ts';

/**
 * The time that a claim lasts beyond the longest possible attempt. So a claim outlives every running attempt,
 * and a dead claim ends soon.
 */
const CLAIM_MARGIN_MILLISECONDS = 10_000;

/**
 * Claims a refund for one attempt at the provider.
 * @returns undefined while another attempt holds it, and for a refund that is through.
 */
export async function claimRefund(
  ctx: Context,
  refundId: string,
  db: Pick<Queryable, 'update'> = ctx.db,
): Promise<RefundRow | undefined> {
  const now = ctx.clock.now();
  const lasts = ctx.payments.longestRefundMilliseconds + CLAIM_MARGIN_MILLISECONDS;
  const [row] = await db
    .update(refunds)
    .set({ askingUntil: new Date(now.getTime() + lasts) })
    .where(
      and(
        eq(refunds.id, refundId),
        ne(refunds.status, 'processed'),
        or(isNull(refunds.askingUntil), lte(refunds.askingUntil, now)),
      ),
    )
    .returning();
  return row;
}

/** Ends a claim without a result. */
export async function releaseRefund(
  ctx: Context,
  refundId: string,
  db: Pick<Queryable, 'update'> = ctx.db,
): Promise<void> {
  await db.update(refunds).set({ askingUntil: null }).where(eq(refunds.id, refundId));
}
