import { and, eq, inArray } from 'drizzle-orm';
import type { CheckOutcome } from '@repo/domain/check';
import { openIdentityStates } from '@repo/domain/identity-check';
import { comparedNames, type AttemptNames } from '@repo/domain/identity-verdict';
import { identityJobs } from '../../../db/schema/identity.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { ServiceError } from '../../../errors.ts';
import { forgetVerdicts } from '../../casework/verdicts/give-verdict.ts';
import { deleteImages } from './change-state.ts';

const openAttempts = (workerId: string) =>
  and(eq(identityJobs.workerId, workerId), inArray(identityJobs.state, openIdentityStates));

/** Refuses an identity under a name that no official record has. @throws ServiceError `conflict`. */
function refuseOtherName(names: AttemptNames): void {
  const compared = comparedNames(names);
  if (compared === 'same') return;
  throw new ServiceError('conflict', compared === 'differs' ? 'identityNameDiffers' : 'identityNameUnread');
}

/**
 * Refuses the verdict that an identity is clear while the registry has another name, or none that is known.
 * @throws ServiceError `conflict`. The decision on the attempt itself asks the worker, or compares the card.
 */
export async function assertNamesAgree(
  tx: Transaction,
  workerId: string,
  outcome: CheckOutcome,
): Promise<void> {
  if (outcome !== 'clear') return;
  for (const names of await tx.db.select().from(identityJobs).where(openAttempts(workerId)))
    refuseOtherName(names);
}

/**
 * Ends the open attempt of a worker whose identity the team has decided in a check. Nothing waits for the
 * attempt any more.
 * @returns whether an attempt was open.
 * @throws ServiceError `conflict` when the team calls an identity clear under another name than the official record's.
 */
export async function endOpenAttempt(
  tx: Transaction,
  workerId: string,
  state: 'verified' | 'failed',
): Promise<boolean> {
  const ended = await tx.db
    .update(identityJobs)
    .set({ state, reason: state === 'failed' ? 'not_confirmed' : null, decidedAt: tx.now, nextTryAt: null })
    .where(openAttempts(workerId))
    .returning({ id: identityJobs.id, nameGiven: identityJobs.nameGiven, nameOnId: identityJobs.nameOnId });
  for (const { id, ...names } of ended) {
    if (state === 'verified') refuseOtherName(names);
    await deleteImages(tx, id);
    await forgetVerdicts(tx, id);
    tx.audit({
      actor: 'system',
      action: 'identity-changed',
      subject: `identity:${id}`,
      details: { worker: workerId, to: state, by: 'check' },
    });
  }
  return ended.length > 0;
}
