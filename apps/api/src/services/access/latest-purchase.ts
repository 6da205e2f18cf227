import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { PackageLevel } from '@repo/domain/packages';
import type { Queryable } from '../../db/database.ts';
import { packages, purchases } from '../../db/schema/purchases.ts';

/** The fields of a purchase that decide what a report shows. */
export interface BoughtCheck {
  readonly id: string;
  readonly employerId: string;
  readonly workerId: string;
  readonly packageId: number;
  readonly level: PackageLevel;
  readonly status: string;
  /** The name that the employer saw when buying. */
  readonly workerName: string | null;
}

type Reader = Pick<Queryable, 'select'>;

/**
 * The latest paid purchase. It decides what an employer may read about a worker (employer spec, section 4).
 */
export const latestPaidPurchase = (
  db: Reader,
  employerId: string,
  workerId: string,
): Promise<BoughtCheck | undefined> =>
  findPurchase(
    db,
    and(eq(purchases.employerId, employerId), eq(purchases.workerId, workerId), eq(purchases.status, 'paid')),
  );

/** One purchase of an employer, in any status. */
export const ownPurchase = (
  db: Reader,
  employerId: string,
  purchaseId: string,
): Promise<BoughtCheck | undefined> =>
  findPurchase(db, and(eq(purchases.id, purchaseId), eq(purchases.employerId, employerId)));

async function findPurchase(db: Reader, which: SQL | undefined): Promise<BoughtCheck | undefined> {
  const [purchase] = await db
    .select({
      id: purchases.id,
      employerId: purchases.employerId,
      workerId: purchases.workerId,
      packageId: purchases.packageId,
      level: packages.level,
      status: purchases.status,
      workerName: purchases.workerName,
    })
    .from(purchases)
    .innerJoin(packages, eq(packages.id, purchases.packageId))
    .where(which)
    .orderBy(desc(purchases.paidAt), desc(purchases.createdAt))
    .limit(1);
  return purchase;
}
