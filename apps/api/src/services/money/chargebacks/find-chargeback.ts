import { eq } from 'drizzle-orm';
import { isAnswerable } from '@repo/domain/chargeback';
import type { Context } from '../../../context.ts';
import type { Queryable } from '../../../db/database.ts';
import { chargebacks } from '../../../db/schema/chargebacks.ts';
import { employers } from '../../../db/schema/people.ts';
import { purchases, refunds } from '../../../db/schema/purchases.ts';
import { refuseConflict } from '../../access/conflicts.ts';
import { takenBackCents } from '../../access/money-back.ts';
import { notFound, ServiceError } from '../../../errors.ts';
import { refuseHeldByAnother } from '../../work/holders.ts';

/** A chargeback with its purchase, its payer, and what went back before. @throws ServiceError `not-found`. */
export async function findChargeback(db: Pick<Queryable, 'select'>, id: string) {
  const [found] = await db
    .select({
      chargeback: chargebacks,
      purchase: purchases,
      employer: employers,
      refund: refunds,
      takenBackCents,
    })
    .from(chargebacks)
    .innerJoin(purchases, eq(purchases.id, chargebacks.purchaseId))
    .innerJoin(employers, eq(employers.id, purchases.employerId))
    .leftJoin(refunds, eq(refunds.purchaseId, purchases.id))
    .where(eq(chargebacks.id, id));
  if (found === undefined) throw notFound('chargebackNotFound');
  return found;
}

/**
 * A chargeback that the team may answer.
 * @throws ServiceError `not-found`; `forbidden` for a worker or a payer whom the member knows; `conflict` when it was answered, or its time is over.
 */
export async function findAnswerable(ctx: Context, memberId: string, id: string) {
  const found = await findChargeback(ctx.db, id);
  await refuseConflict(ctx.db, memberId, found.purchase.workerId);
  await refuseHeldByAnother(ctx.db, memberId, { kind: 'chargeback', id: id });
  if (found.chargeback.answer !== null || !isAnswerable(found.chargeback.status))
    throw new ServiceError('conflict', 'chargebackAnswered');
  return found;
}
