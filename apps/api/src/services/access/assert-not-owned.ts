import { and, eq, isNull } from 'drizzle-orm';
import { coversLevel, packageName, type PackageLevel } from '@repo/domain/packages';
import type { Queryable } from '../../db/database.ts';
import { packages, purchases, refunds } from '../../db/schema/purchases.ts';
import { ServiceError } from '../../errors.ts';

export interface WantedPackage {
  readonly id: number;
  readonly level: PackageLevel;
}

export interface OwnedPackage {
  readonly packageId: number;
  readonly level: PackageLevel;
}

/**
 * Refuses a check that this employer owns already: this package, or any that goes as deep. A purchase with a refund is not
 * owned any more.
 * @returns the packages owned, all of them less deep.
 * @throws ServiceError `conflict`
 */
export async function assertNotOwned(
  db: Pick<Queryable, 'select'>,
  employerId: string,
  workerId: string,
  wanted: WantedPackage,
): Promise<readonly OwnedPackage[]> {
  const owned = await db
    .select({ packageId: packages.id, level: packages.level, orderNumber: purchases.orderNumber })
    .from(purchases)
    .innerJoin(packages, eq(packages.id, purchases.packageId))
    .leftJoin(refunds, eq(refunds.purchaseId, purchases.id))
    .where(
      and(
        eq(purchases.employerId, employerId),
        eq(purchases.workerId, workerId),
        eq(purchases.status, 'paid'),
        isNull(refunds.id),
      ),
    );
  if (owned.some(({ packageId }) => packageId === wanted.id))
    throw new ServiceError('conflict', 'packageOwned');
  const deeper = owned.find(({ level }) => coversLevel(level, wanted.level));
  if (deeper !== undefined)
    throw new ServiceError('conflict', {
      code: 'deeperPackageOwned',
      parameters: { package: packageName(deeper.packageId), order: deeper.orderNumber },
    });
  return owned;
}
