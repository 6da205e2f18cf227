import { eq } from 'drizzle-orm';
import { cases, type CaseRow } from '../../../db/schema/cases.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { lockWorker } from '../../access/lock-worker.ts';
import type { WorkerRow } from '../../../db/schema/people.ts';

/**
 * Locks the worker of a case, and then the case. The order is always the same, so that two decisions never
 * wait for each other.
 */
export async function lockCase(
  tx: Transaction,
  caseId: string,
): Promise<{ readonly worker: WorkerRow; readonly row: CaseRow } | undefined> {
  const [found] = await tx.db.select({ workerId: cases.workerId }).from(cases).where(eq(cases.id, caseId));
  if (found === undefined) return undefined;
  const worker = await lockWorker(tx, found.workerId);
  const [row] = await tx.db.select().from(cases).where(eq(cases.id, caseId)).for('no key update');
  return row === undefined ? undefined : { worker, row };
}
