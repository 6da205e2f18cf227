import { and, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { PackageLevel } from '@repo/domain/packages';
import type { Queryable } from '../../db/database.ts';
import { packages, purchases, refunds } from '../../db/schema/purchases.ts';
import { isPartKept } from './money-back.ts';

/** The fields of a purchase that decide what a report shows. */
export interface BoughtCheck {
  readonly id: string;
  readonly employerId: string;
  readonly workerId: string;
  readonly packageId: number;
  readonly level: PackageLevel;
  /** Whether the employer may read its report. */
  readonly opensReport: boolean;
  /** The name that the employer saw when buying. */
  readonly workerName: string | null;
}

type Reader = Pick<Queryable, 'select'>;

/**
 * Whether a purchase, left joined with its refund, opens a report: as long as a part of its price is kept. A refund of a part
 * after the worker's withdrawal leaves the results that were decided before (decisions 6). Every other refund ends the purchase.
 */
export const opensReport = sql<boolean>`coalesce(${and(
  or(
    eq(purchases.status, 'paid'),
    and(eq(purchases.status, 'refunded'), eq(refunds.reason, 'consent-withdrawn')),
  ),
  isPartKept,
)}, false)`;

/**
 * The latest purchase that opens a report. It decides what an employer may read about a worker (employer spec, section 4).
 */
export const latestReportPurchase = (
  db: Reader,
  employerId: string,
  workerId: string,
): Promise<BoughtCheck | undefined> =>
  findPurchase(db, and(eq(purchases.employerId, employerId), eq(purchases.workerId, workerId), opensReport));

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
      opensReport,
      workerName: purchases.workerName,
    })
    .from(purchases)
    .innerJoin(packages, eq(packages.id, purchases.packageId))
    .leftJoin(refunds, eq(refunds.purchaseId, purchases.id))
    .where(which)
    .orderBy(desc(purchases.paidAt), desc(purchases.createdAt))
    .limit(1);
  return purchase;
}
