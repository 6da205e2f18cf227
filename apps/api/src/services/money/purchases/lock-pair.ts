import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/transaction.ts';

/**
 * Holds, for the length of the transaction, everything that an employer buys about a worker: what may be bought and kept
 * depends on what is owned. Taken before any row of it is locked.
 */
export async function lockPair(tx: Transaction, employerId: string, workerId: string): Promise<void> {
  const key = `purchases:${employerId}:${workerId}`;
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
