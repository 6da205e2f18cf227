import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { purchases, refunds } from '../../../db/schema/purchases.ts';
import { ServiceError } from '../../../errors.ts';
import { assertNotOwned, type OwnedPackage, type WantedPackage } from '../../access/assert-not-owned.ts';
import { ofPair } from './settle-deeper.ts';

/**
 * Refuses the sale of a check that is owned already, and of one whose earlier payment is on its way back: the package is not
 * sold again before the money has left.
 * @returns the packages owned, all of them less deep.
 * @throws ServiceError `conflict`
 */
export async function assertOnSale(
  db: Pick<Queryable, 'select'>,
  employerId: string,
  workerId: string,
  wanted: WantedPackage,
): Promise<readonly OwnedPackage[]> {
  const owned = await assertNotOwned(db, employerId, workerId, wanted);
  const [refunded] = await db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(purchases, eq(purchases.id, refunds.purchaseId))
    .where(
      and(ofPair(employerId, workerId), eq(purchases.packageId, wanted.id), eq(purchases.status, 'paid')),
    )
    .limit(1);
  if (refunded !== undefined) throw new ServiceError('conflict', 'packageBeingRefunded');
  return owned;
}
