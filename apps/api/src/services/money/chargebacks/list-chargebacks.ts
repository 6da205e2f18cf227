import { and, asc, eq, notInArray, sql, type SQL } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { listChargebacks as listChargebacksCall } from '@repo/api-client/contract/chargebacks';
import { isAnswerable, type ChargebackStatus } from '@repo/domain/chargeback';
import { centsToShillings } from '@repo/domain/money';
import type { Context } from '../../../context.ts';
import { chargebacks } from '../../../db/schema/chargebacks.ts';
import { purchases } from '../../../db/schema/purchases.ts';
import { lastOfPage, teamPageSize } from '../../platform/paging/team-page.ts';

export interface ChargebackPage {
  readonly chargebacks: AnswerOf<typeof listChargebacksCall>['chargebacks'];
  /** The cursor of the next page, or null on the last page. */
  readonly nextCursor: string | null;
}

/** One page of chargebacks for the team. The oldest is first. */
export async function listChargebacks(
  ctx: Context,
  page: {
    readonly filter: ChargebackStatus | 'open' | 'all';
    readonly id?: string;
    readonly limit?: number;
    readonly cursor?: string;
  },
): Promise<ChargebackPage> {
  const limit = teamPageSize(page.limit);
  const rows = await ctx.db
    .select({ chargeback: chargebacks, purchase: purchases })
    .from(chargebacks)
    .innerJoin(purchases, eq(purchases.id, chargebacks.purchaseId))
    .where(
      and(
        having(page.filter),
        page.id === undefined ? undefined : eq(chargebacks.id, page.id),
        page.cursor === undefined ? undefined : after(page.cursor),
      ),
    )
    .orderBy(asc(chargebacks.createdAt), asc(chargebacks.id))
    .limit(limit + 1);
  return {
    chargebacks: rows.slice(0, limit).map(({ chargeback, purchase }) => ({
      id: chargeback.id,
      purchase_id: purchase.id,
      order_number: purchase.orderNumber,
      reference: purchase.reference,
      purchase_status: purchase.status,
      employer_id: purchase.employerId,
      nanny_id: purchase.workerId,
      provider_dispute_id: chargeback.providerDisputeId,
      status: chargeback.status,
      category: chargeback.category,
      amount: chargeback.amountCents === null ? null : centsToShillings(chargeback.amountCents),
      price: centsToShillings(purchase.amountCents),
      currency: purchase.currency,
      opened_at: chargeback.openedAt.toISOString(),
      due_at: chargeback.dueAt?.toISOString() ?? null,
      reminded_at: chargeback.remindedAt?.toISOString() ?? null,
      evidence_at: chargeback.evidenceAt?.toISOString() ?? null,
      answer: chargeback.answer,
      answered_at: chargeback.answeredAt?.toISOString() ?? null,
      resolution: chargeback.resolution,
      resolved_at: chargeback.resolvedAt?.toISOString() ?? null,
      may_answer: chargeback.answer === null && isAnswerable(chargeback.status),
    })),
    nextCursor: lastOfPage(rows, limit)?.chargeback.id ?? null,
  };
}

function having(filter: ChargebackStatus | 'open' | 'all'): SQL | undefined {
  if (filter === 'all') return undefined;
  return filter === 'open'
    ? notInArray(chargebacks.status, ['resolved', 'archived'])
    : eq(chargebacks.status, filter);
}

/** The last row itself is the cursor. It may be over by now, but it is never deleted. */
const after = (id: string) =>
  sql`(${chargebacks.createdAt}, ${chargebacks.id}) > (select last.created_at, last.id from ${chargebacks} last where last.id = ${id}::uuid)`;
