import { and, count, eq, isNull } from 'drizzle-orm';
import { checks } from '../../../db/schema/cases.ts';
import { misconductReports } from '../../../db/schema/misconduct.ts';
import { workers } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';

/**
 * Counts what is on record about a worker anew, after something of it has fallen: upheld records, or one where a check came
 * upon what is not written down here. Whoever calls it has locked her.
 */
export async function recountFlags(tx: Transaction, workerId: string): Promise<number> {
  const [records] = await tx.db
    .select({ upheld: count() })
    .from(misconductReports)
    .where(and(eq(misconductReports.workerId, workerId), eq(misconductReports.status, 'upheld')));
  const [found] = await tx.db
    .select({ findings: count() })
    .from(checks)
    .where(
      and(
        eq(checks.workerId, workerId),
        eq(checks.kind, 'misconduct_registry'),
        eq(checks.status, 'decided'),
        eq(checks.outcome, 'finding'),
        isNull(checks.reusedFrom),
      ),
    );
  const flags = Math.max(records?.upheld ?? 0, (found?.findings ?? 0) > 0 ? 1 : 0);
  await tx.db.update(workers).set({ misconductFlags: flags }).where(eq(workers.id, workerId));
  return flags;
}
