import { and, asc, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { listRefunds as listRefundsCall } from '@repo/api-client/contract/refunds';
import type { RefundStatus } from '@repo/domain/refund';
import type { Context } from '../../context.ts';
import { purchases, refunds } from '../../db/schema/purchases.ts';
import { lastOfPage, teamPageSize } from '../platform/paging/team-page.ts';
import { countingDetails } from './refund-details.ts';
import { refundFacts } from './refund-facts.ts';

export interface RefundPage {
  readonly refunds: AnswerOf<typeof listRefundsCall>['refunds'];
  /** The cursor of the next page, or null on the last page. */
  readonly nextCursor: string | null;
}

/** One page of refunds for the team. The oldest is first. */
export async function listRefunds(
  ctx: Context,
  page: {
    readonly filter: RefundStatus | 'open' | 'all';
    readonly id?: string;
    readonly limit?: number;
    readonly cursor?: string;
  },
): Promise<RefundPage> {
  const limit = teamPageSize(page.limit);
  const counting = countingDetails(ctx.db, ctx.clock.now());
  const rows = await ctx.db
    .select({
      refund: refunds,
      purchase: purchases,
      enteredAt: counting.enteredAt,
    })
    .from(refunds)
    .innerJoin(purchases, eq(purchases.id, refunds.purchaseId))
    .leftJoin(counting, eq(counting.refundId, refunds.id))
    .where(
      and(
        having(page.filter),
        page.id === undefined ? undefined : eq(refunds.id, page.id),
        page.cursor === undefined ? undefined : after(page.cursor),
      ),
    )
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    .limit(limit + 1);
  return {
    refunds: rows.slice(0, limit).map(({ refund, purchase, enteredAt }) => ({
      ...refundFacts(refund, purchase),
      purchase_id: purchase.id,
      employer_id: purchase.employerId,
      nanny_id: purchase.workerId,
      currency: purchase.currency,
      settled_at: refund.settledAt?.toISOString() ?? null,
      details_entered_at: enteredAt?.toISOString() ?? null,
    })),
    nextCursor: lastOfPage(rows, limit)?.refund.id ?? null,
  };
}

function having(filter: RefundStatus | 'open' | 'all'): SQL | undefined {
  if (filter === 'all') return undefined;
  return filter === 'open' ? ne(refunds.status, 'processed') : eq(refunds.status, filter);
}

/** The last row itself is the cursor. It may be through by now, but it is never deleted. */
const after = (id: string) =>
  sql`(${refunds.createdAt}, ${refunds.id}) > (select last.created_at, last.id from ${refunds} last where last.id = ${id}::uuid)`;
