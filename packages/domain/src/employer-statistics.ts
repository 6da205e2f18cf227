import { defaultQuirks, type Quirks } from './quirks.ts';

interface Purchase {
  readonly nannyId: string;
  readonly status: string;
  readonly amountCents: number;
}

export interface EmployerStatistics {
  readonly totalVerifications: number;
  readonly completedVerifications: number;
  readonly totalSpentCents: number;
  readonly activeWorkers: number;
}

/** The counters of the employer's profile: completed and active workers count paid purchases (employer spec 9). */
export function employerStatistics(
  requests: readonly unknown[],
  purchases: readonly Purchase[],
  quirks: Quirks = defaultQuirks,
): EmployerStatistics {
  const paid = purchases.filter((purchase) => purchase.status === 'paid');
  const workers = new Set(paid.map((purchase) => purchase.nannyId)).size;
  return {
    totalVerifications: requests.length + purchases.length,
    completedVerifications: paid.length,
    totalSpentCents: paid.reduce((sum, purchase) => sum + purchase.amountCents, 0),
    activeWorkers: quirks.statisticsCountPurchases === 'observed' ? paid.length : workers,
  };
}
