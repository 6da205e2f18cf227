import { eq } from 'drizzle-orm';
import { cases } from '../../../db/schema/cases.ts';
import { workers } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { WorkerRow } from '../../access/visibility.ts';

export type CaseRow = typeof cases.$inferSelect;

/**
 * Locks a worker for the length of the transaction. Whoever changes facts about her takes this lock first, so that
 * what is computed from her facts (her trust score) sees all of them.
 */
export async function lockWorker(tx: Transaction, workerId: string): Promise<WorkerRow> {
  const [worker] = await tx.db.select().from(workers).where(eq(workers.id, workerId)).for('no key update');
  if (worker === undefined) throw new Error('The worker is gone');
  return worker;
}

/** Locks a case and, before it, its worker: always in this order, so that two decisions never wait for each other. */
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
