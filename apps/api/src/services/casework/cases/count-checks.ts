import { eq, sql } from 'drizzle-orm';
import { checks } from '../../../db/schema/cases.ts';
import type { Transaction } from '../../../db/transaction.ts';

/** The number of checks of a case, and how many of them are decided. */
export async function countChecks(
  tx: Transaction,
  caseId: string,
): Promise<{ readonly decided: number; readonly total: number }> {
  const [counts] = await tx.db
    .select({
      total: sql<number>`count(*)::int`,
      decided: sql<number>`count(*) filter (where ${checks.status} = 'decided')::int`,
    })
    .from(checks)
    .where(eq(checks.caseId, caseId));
  return counts ?? { decided: 0, total: 0 };
}
