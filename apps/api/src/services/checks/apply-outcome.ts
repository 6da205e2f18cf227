import { eq, sql } from 'drizzle-orm';
import type { CheckKind, CheckOutcome } from '@repo/domain/check';
import { workers } from '../../db/schema/people.ts';
import type { Transaction } from '../../db/transaction.ts';
import { endOpenAttempt } from '../identity/end-open-attempt.ts';
import type { WorkerRow } from '../workers/visibility.ts';

/**
 * What a decision changes about the worker beyond her score. Only a clear or a finding changes anything: that something
 * could not be verified says nothing about her.
 */
export async function applyOutcome(
  tx: Transaction,
  worker: WorkerRow,
  kind: CheckKind,
  outcome: CheckOutcome,
): Promise<void> {
  if (kind === 'identity' && (outcome === 'clear' || outcome === 'finding')) {
    const smileStatus = outcome === 'clear' ? 'verified' : 'failed';
    await tx.db.update(workers).set({ smileStatus }).where(eq(workers.id, worker.id));
    await endOpenAttempt(tx, worker.id, smileStatus);
  }
  // A finding says that an upheld record exists (decisions 9); deciding it for a second employer does not make two of it.
  if (kind === 'misconduct_registry' && outcome === 'finding')
    await tx.db
      .update(workers)
      .set({ misconductFlags: sql`greatest(${workers.misconductFlags}, 1)` })
      .where(eq(workers.id, worker.id));
}
