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

/** One account per phone: an invitation of somebody known changes nothing that she herself may have written. */
export async function findOrCreateWorker(tx: Transaction, details: WorkerDetails): Promise<WorkerRow> {
  await tx.db
    .insert(workers)
    .values({ ...details, createdAt: tx.now, updatedAt: tx.now })
    .onConflictDoNothing({ target: workers.phone });
  const [worker] = await tx.db.select().from(workers).where(eq(workers.phone, details.phone));
  if (worker === undefined) throw new Error('The worker was not stored');
  return worker;
}
