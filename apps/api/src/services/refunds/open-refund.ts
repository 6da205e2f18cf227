import { eq, sql, type SQL } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getRefund } from '@repo/api-client/contract/refunds';
import { packageName } from '@repo/domain/packages';
import type { Context } from '../../context.ts';
import { employers } from '../../db/schema/people.ts';
import { purchases, refunds } from '../../db/schema/purchases.ts';
import { refundDetails } from '../../db/schema/refund-details.ts';
import { withTransaction } from '../../db/transaction.ts';
import { notFound } from '../../errors.ts';
import { refuseConflict } from '../access/conflicts.ts';
import { refuseNotHolder } from '../work/holders.ts';
import { countingDetails } from './refund-details.ts';
import { refundFacts } from './refund-facts.ts';

/**
 * Opens a refund with its payer for the member who holds it. An audit row names the member.
 * @throws ServiceError `not-found`; `forbidden` for a worker or a payer whom the member knows, or for another member.
 */
export const openRefund = (
  ctx: Context,
  memberId: string,
  id: string,
): Promise<AnswerOf<typeof getRefund>['refund']> =>
  withTransaction(ctx, async (tx) => {
    const counting = countingDetails(tx.db, tx.now);
    const [found] = await tx.db
      .select({
        refund: refunds,
        purchase: purchases,
        payer: { name: employers.name, phone: employers.phone, email: purchases.email },
        // Drizzle takes a joined row for missing where its first field is null. A member may have no name.
        entry: { at: counting.enteredAt, by: counting.memberName },
        sentAt: lastAgreedAt,
      })
      .from(refunds)
      .innerJoin(purchases, eq(purchases.id, refunds.purchaseId))
      .innerJoin(employers, eq(employers.id, purchases.employerId))
      .leftJoin(counting, eq(counting.refundId, refunds.id))
      .where(eq(refunds.id, id));
    if (found === undefined) throw notFound('refundNotFound');
    const { refund, purchase, payer, entry, sentAt } = found;
    await refuseConflict(tx.db, memberId, purchase.workerId);
    await refuseNotHolder(tx.db, memberId, { kind: 'refund', id });
    tx.audit({
      actor: `ops:${memberId}`,
      action: 'refund-opened',
      subject: `refund:${id}`,
      details: { purchase: purchase.id, worker: purchase.workerId },
    });
    return {
      ...refundFacts(refund, purchase),
      package_name: packageName(purchase.packageId),
      payer,
      purchase_status: purchase.status,
      paid_at: purchase.paidAt?.toISOString() ?? null,
      paid_channel: purchase.paidChannel,
      waits_since: refund.turnSince?.toISOString() ?? null,
      entry: entry === null ? null : { by: entry.by, at: entry.at.toISOString() },
      sent_at: sentAt?.toISOString() ?? null,
    };
  });

const lastAgreedAt: SQL<Date | null> =
  sql`(select max(d.agreed_at) from ${refundDetails} d where d.refund_id = ${refunds.id})`.mapWith(
    refundDetails.agreedAt,
  );
