import { and, desc, eq, inArray, isNull, lt, not, or, sql, type SQL } from 'drizzle-orm';
import { lostResolutions } from '@repo/domain/chargeback';
import type { PackageLevel } from '@repo/domain/packages';
import type { Queryable } from '../../db/database.ts';
import { chargebacks } from '../../db/schema/chargebacks.ts';
import { packages, purchases, refunds } from '../../db/schema/purchases.ts';

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

const afterWithdrawal = eq(refunds.reason, 'consent-withdrawn');
const isPart = lt(refunds.amountCents, purchases.amountCents);

/** The bank took back what a refund had left. */
const takenBack = (db: Reader) =>
  inArray(
    purchases.id,
    db
      .select({ id: chargebacks.purchaseId })
      .from(chargebacks)
      .where(inArray(chargebacks.resolution, lostResolutions)),
  );

/**
 * Whether a purchase, left joined with its refund, opens a report. A paid one does. So does one of which the worker's
 * withdrawal gave back a part: the employer paid for the results that were decided before (decisions 6).
 */
export const opensReport = (db: Reader) =>
  or(
    and(eq(purchases.status, 'paid'), or(isNull(refunds.reason), not(afterWithdrawal), isPart)),
    and(eq(purchases.status, 'refunded'), afterWithdrawal, isPart, not(takenBack(db))),
  );

/**
 * The latest purchase that opens a report. It decides what an employer may read about a worker (employer spec, section 4).
 */
export const latestReportPurchase = (
  db: Reader,
  employerId: string,
  workerId: string,
): Promise<BoughtCheck | undefined> =>
  findPurchase(
    db,
    and(eq(purchases.employerId, employerId), eq(purchases.workerId, workerId), opensReport(db)),
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
      opensReport: sql<boolean>`coalesce(${opensReport(db)}, false)`,
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
