import { and, count, eq, isNull } from 'drizzle-orm';
import { checks } from '../../../db/schema/cases.ts';
import { misconductReports } from '../../../db/schema/misconduct.ts';
import { workers } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';

/**
 * Counts the misconduct flags of a worker again, after a finding was overturned. The count is the number of
 * upheld records. It is at least one while a check has found a record that is not stored here. The caller has
 * locked the worker.
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
