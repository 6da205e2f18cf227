import { describe, expect, it } from 'vitest';
import { employerStatistics } from './employer-statistics.ts';
import { defaultQuirks } from './quirks.ts';

const requests = [{ id: 'a' }, { id: 'b' }];
const purchases = [
  { nannyId: 'one', status: 'paid', amountCents: 50_000, overallStatus: 'complete' },
  { nannyId: 'one', status: 'paid', amountCents: 100_000, overallStatus: 'in_progress' },
  { nannyId: 'two', status: 'paid', amountCents: 200_000 },
  { nannyId: 'three', status: 'pending', amountCents: 400_000, overallStatus: 'complete' },
  { nannyId: 'four', status: 'refunded', amountCents: 800_000 },
  { nannyId: 'five', status: 'failed', amountCents: 1_600_000 },
];

describe('employerStatistics', () => {
  it('is all zero for an employer who has done nothing', () => {
    expect(employerStatistics([], [])).toEqual({
      totalVerifications: 0,
      completedVerifications: 0,
      totalSpentCents: 0,
      activeWorkers: 0,
    });
  });

  // spec: profile/statistics, constants/statistics-count, constants/statistics-spent
  it('counts paid purchases as completed and as active workers, as observed', () => {
    expect(employerStatistics(requests, purchases)).toEqual({
      totalVerifications: 8,
      completedVerifications: 3,
      totalSpentCents: 350_000,
      activeWorkers: 3,
    });
  });

  it('counts complete checks and distinct workers where a deployment expects it', () => {
    const quirks = { ...defaultQuirks, statisticsCountPurchases: 'expected' } as const;
    expect(employerStatistics(requests, purchases, quirks)).toEqual({
      totalVerifications: 8,
      completedVerifications: 1,
      totalSpentCents: 350_000,
      activeWorkers: 2,
    });
  });
});
