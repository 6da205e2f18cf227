import { and, eq, gt, inArray, isNull, type SQL } from 'drizzle-orm';
import { refundDetailsSince } from '@repo/domain/refund-details';
import { mayDo } from '@repo/domain/team-permission';
import { teamRoles } from '@repo/domain/team-role';
import type { Queryable } from '../../db/database.ts';
import { opsMembers } from '../../db/schema/people.ts';
import { refundDetails } from '../../db/schema/refund-details.ts';
import type { Transaction } from '../../db/transaction.ts';

const rolesForMoney = teamRoles.filter((role) => mayDo(role, 'workMoney'));

/**
 * The entries that another member can agree to, one for a refund at most. An entry of somebody who left the team, or works
 * no money any more, does not count.
 */
export const countingDetails = (db: Pick<Queryable, 'select'>, now: Date) =>
  db
    .select({
      id: refundDetails.id,
      refundId: refundDetails.refundId,
      fingerprint: refundDetails.fingerprint,
      enteredBy: refundDetails.enteredBy,
      enteredAt: refundDetails.enteredAt,
      memberName: opsMembers.name,
    })
    .from(refundDetails)
    .innerJoin(opsMembers, eq(opsMembers.id, refundDetails.enteredBy))
    .where(
      and(
        isNull(refundDetails.endedAt),
        gt(refundDetails.enteredAt, refundDetailsSince(now)),
        eq(opsMembers.status, 'active'),
        inArray(opsMembers.role, rolesForMoney),
      ),
    )
    .as('counting_details');

/** Ends the entry of a refund, and removes its fingerprint. Who entered and who agreed stays. */
export async function endDetails(tx: Transaction, refundId: string, which?: SQL): Promise<void> {
  await tx.db
    .update(refundDetails)
    .set({ endedAt: tx.now, fingerprint: null })
    .where(and(eq(refundDetails.refundId, refundId), isNull(refundDetails.endedAt), which));
}
