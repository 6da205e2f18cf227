import { and, eq, inArray } from 'drizzle-orm';
import { openIdentityStates } from '@repo/domain/identity-check';
import { comparedNames } from '@repo/domain/identity-verdict';
import { identityJobs } from '../../../db/schema/identity.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { ServiceError } from '../../../errors.ts';
import { deleteImages } from './change-state.ts';

/**
 * Ends the open attempt of a worker whose identity the team has decided in a check. Nothing waits for the
 * attempt any more.
 * @returns whether an attempt was open.
 * @throws ServiceError `conflict` when the team calls an identity clear although the registry has another name. The
 * decision on the attempt itself asks the worker, or compares the card.
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
    .returning({ id: identityJobs.id, nameGiven: identityJobs.nameGiven, nameOnId: identityJobs.nameOnId });
  for (const { id, ...names } of ended) {
    if (state === 'verified' && comparedNames(names) === 'differs')
      throw new ServiceError('conflict', 'identityNameDiffers');
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
