import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/transaction.ts';

/**
 * Locks everything that an employer buys about a worker, until the transaction ends. What may be bought and
 * kept depends on what is owned. Take this lock before the lock of any row of it.
 */
export async function lockPair(tx: Transaction, employerId: string, workerId: string): Promise<void> {
  const key = `purchases:${employerId}:${workerId}`;
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
