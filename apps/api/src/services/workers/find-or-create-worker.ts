import { eq } from 'drizzle-orm';
import type { KenyanPhone } from '@repo/domain/phone';
import { workers } from '../../db/schema/people.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { WorkerRow } from './visibility.ts';

export interface WorkerDetails {
  readonly name: string | null;
  readonly phone: KenyanPhone;
  readonly location: string | null;
  readonly serviceType: string | null;
  readonly experienceYears?: number | null;
  readonly email?: string | null;
}

/** The second comes after the row that the first met was gone before it could be locked. */
const TRIES = 2;

/**
 * One account per phone: an invitation of somebody known changes nothing that she herself may have written. The row is
 * locked, so that nobody ends what was kept of her while she comes, or is asked, after all.
 */
export async function findOrCreateWorker(tx: Transaction, details: WorkerDetails): Promise<WorkerRow> {
  for (let tried = 1; tried <= TRIES; tried += 1) {
    await tx.db
      .insert(workers)
      .values({ ...details, createdAt: tx.now, updatedAt: tx.now })
      .onConflictDoNothing({ target: workers.phone });
    const [worker] = await tx.db
      .select()
      .from(workers)
      .where(eq(workers.phone, details.phone))
      .for('no key update');
    if (worker !== undefined) return worker;
  }
  throw new Error('The worker was not stored');
}
