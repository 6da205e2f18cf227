import { defaultQuirks, type Quirks } from './quirks.ts';

interface Purchase {
  readonly nannyId: string;
  readonly status: string;
  readonly amountCents: number;
  /** The progress of the bought check, where it is known. */
  readonly overallStatus?: string | undefined;
}

export interface EmployerStatistics {
  readonly totalVerifications: number;
  readonly completedVerifications: number;
  readonly totalSpentCents: number;
  readonly activeWorkers: number;
}

/**
 * The counters of the employer's profile. As observed, both completed verifications and active workers count paid purchases
 * (employer spec 9). As expected, they count complete checks and distinct workers.
 */
export function employerStatistics(
  requests: readonly unknown[],
  purchases: readonly Purchase[],
  quirks: Quirks = defaultQuirks,
): EmployerStatistics {
  const paid = purchases.filter((purchase) => purchase.status === 'paid');
  const observed = quirks.statisticsCountPurchases === 'observed';
  const complete = paid.filter((purchase) => purchase.overallStatus === 'complete');
  const workers = new Set(paid.map((purchase) => purchase.nannyId));
  return {
    totalVerifications: requests.length + purchases.length,
    completedVerifications: observed ? paid.length : complete.length,
    totalSpentCents: paid.reduce((sum, purchase) => sum + purchase.amountCents, 0),
    activeWorkers: observed ? paid.length : workers.size,
  };
}
