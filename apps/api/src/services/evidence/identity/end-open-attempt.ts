import { and, eq, inArray } from 'drizzle-orm';
import { openIdentityStates } from '@repo/domain/identity-check';
import { identityJobs } from '../../../db/schema/identity.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { deleteImages } from './change-state.ts';

/**
 * Ends the open attempt of a worker whose identity the team has decided in a check. Nothing waits for the
 * attempt any more.
 * @returns whether an attempt was open.
 */
export async function endOpenAttempt(
  tx: Transaction,
  workerId: string,
  state: 'verified' | 'failed',
): Promise<boolean> {
  const ended = await tx.db
    .update(identityJobs)
    .set({ state, reason: state === 'failed' ? 'not_confirmed' : null, decidedAt: tx.now, nextTryAt: null })
    .where(and(eq(identityJobs.workerId, workerId), inArray(identityJobs.state, openIdentityStates)))
    .returning({ id: identityJobs.id });
  for (const { id } of ended) {
    await deleteImages(tx, id);
    tx.audit({
      actor: 'system',
      action: 'identity-changed',
      subject: `identity:${id}`,
      details: { worker: workerId, to: state, by: 'check' },
    });
  }
  return ended.length > 0;
}
