import { inArray, sql } from 'drizzle-orm';
import { lostResolutions } from '@repo/domain/chargeback';
import { chargebacks } from '../../db/schema/chargebacks.ts';
import { purchases, refunds } from '../../db/schema/purchases.ts';

/** The sum of the lost chargebacks of a purchase. One of which the provider tells no amount is about the whole price. */
const lostCents = sql`(
  select coalesce(sum(coalesce(${chargebacks.amountCents}, ${purchases.amountCents})), 0) from ${chargebacks}
  where ${chargebacks.purchaseId} = ${purchases.id} and ${inArray(chargebacks.resolution, lostResolutions)}
)`;

const unrefundedCents = sql`(${purchases.amountCents} - coalesce(${refunds.amountCents}, 0))`;

/**
 * What accepted chargebacks took of a purchase, left joined with its refund: never more than the refund leaves of the price.
 * Nothing of a purchase that was never paid, because its refund gives back all that arrived.
 */
export const takenBackCents = sql<number>`(
  case when ${purchases.paidAt} is null then 0 else greatest(0, least(${lostCents}, ${unrefundedCents})) end
)::int`;

/** Whether the refund and the accepted chargebacks together leave something of the price. */
export const isPartKept = sql<boolean>`(${unrefundedCents} - ${takenBackCents} > 0)`;
