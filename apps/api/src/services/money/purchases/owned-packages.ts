import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { coversLevel, packageName, type PackageLevel } from '@repo/domain/packages';
import type { Context } from '../../../context.ts';
import type { Queryable } from '../../../db/database.ts';
import { packages, purchases, refunds } from '../../../db/schema/purchases.ts';
import { ServiceError } from '../../../errors.ts';
import { orUnavailable } from '../../platform/providers/or-unavailable.ts';
import { settlePurchase } from './settle-purchase.ts';

export const ofPair = (employerId: string, workerId: string) =>
  and(eq(purchases.employerId, employerId), eq(purchases.workerId, workerId));

interface Wanted {
  readonly id: number;
  readonly level: PackageLevel;
}

export interface OwnedPackage {
  readonly packageId: number;
  readonly level: PackageLevel;
}

/**
 * Refuses the sale of a check that is owned already: this package, or any that goes as deep. A purchase with
 * a refund is not owned any more, but its package is not sold again before the money has left.
 * @returns the packages owned, all of them less deep.
 * @throws ServiceError `conflict`
 */
export async function assertNotOwned(
  db: Pick<Queryable, 'select'>,
  employerId: string,
  workerId: string,
  wanted: Wanted,
): Promise<readonly OwnedPackage[]> {
  const paid = await db
    .select({
      packageId: packages.id,
      level: packages.level,
      orderNumber: purchases.orderNumber,
      refundId: refunds.id,
    })
    .from(purchases)
    .innerJoin(packages, eq(packages.id, purchases.packageId))
    .leftJoin(refunds, eq(refunds.purchaseId, purchases.id))
    .where(and(ofPair(employerId, workerId), eq(purchases.status, 'paid')));
  const same = paid.find(({ packageId }) => packageId === wanted.id);
  if (same !== undefined)
    throw new ServiceError('conflict', same.refundId === null ? 'packageOwned' : 'packageBeingRefunded');
  const owned = paid.filter(({ refundId }) => refundId === null);
  const deeper = owned.find(({ level }) => coversLevel(level, wanted.level));
  if (deeper !== undefined)
    throw new ServiceError('conflict', {
      code: 'deeperPackageOwned',
      parameters: { package: packageName(deeper.packageId), order: deeper.orderNumber },
    });
  return owned;
}

/**
 * Asks the provider about open payments for checks as deep as the wanted one, because one of them may have
 * been paid a moment ago. An unpaid attempt does not stop the employer from choosing another package. If it
 * is paid as well, the surplus payment is refunded when it arrives.
 * @throws ServiceError `provider-unavailable`
 */
export async function settleDeeper(
  ctx: Context,
  employerId: string,
  workerId: string,
  wanted: Wanted,
): Promise<void> {
  const open = await ctx.db
    .select({ reference: purchases.reference, level: packages.level })
    .from(purchases)
    .innerJoin(packages, eq(packages.id, purchases.packageId))
    .where(
      and(
        ofPair(employerId, workerId),
        ne(purchases.packageId, wanted.id),
        eq(purchases.status, 'pending'),
        isNotNull(purchases.authorizationUrl),
      ),
    );
  for (const { reference, level } of open)
    if (coversLevel(level, wanted.level))
      await orUnavailable(settlePurchase(ctx, reference), 'paymentProviderDown');
}
