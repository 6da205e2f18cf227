import { eq } from 'drizzle-orm';
import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import type { Context } from '../../../context.ts';
import { workers } from '../../../db/schema/people.ts';
import type { AuditDetails } from '../../../security/audit-seal.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { presentOwnRecord } from './present-own-record.ts';

/**
 * Stores a worker's own statements with the score that follows from them, and returns her record as stored.
 */
export async function storeProfile(
  ctx: Context,
  tx: Transaction,
  workerId: string,
  values: Partial<typeof workers.$inferInsert>,
  details: AuditDetails,
): Promise<WireWorkerRecord> {
  const [saved] = await tx.db
    .update(workers)
    .set({ ...values, profileUpdatedAt: tx.now, updatedAt: tx.now })
    .where(eq(workers.id, workerId))
    .returning();
  if (saved === undefined) throw new Error('The profile was not stored');
  tx.factsChanged(workerId);
  const her = `worker:${workerId}`;
  tx.audit({ actor: her, action: 'profile-saved', subject: her, details });
  return presentOwnRecord(ctx, tx.db, saved);
}
