import { eq } from 'drizzle-orm';
import {
  identityMachine,
  type IdentityReason,
  type IdentityState,
  smileStatusOf,
} from '@repo/domain/identity-check';
import type { Context } from '../../../context.ts';
import { identityImages, identityJobs } from '../../../db/schema/identity.ts';
import { workers } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { clearIdentityChecks, placeIdentityChecks } from '../../casework/checks/identity-checks.ts';
import type { IdentityJobRow, LockedJob } from './job-row.ts';
import { notifyOfIdentity } from './notify-of-identity.ts';
import { releaseFile } from '../../platform/files/stored-file.ts';

type Columns = Partial<Omit<typeof identityJobs.$inferInsert, 'id' | 'workerId' | 'state' | 'reason'>>;

export interface Change {
  readonly state: IdentityState;
  readonly reason: IdentityReason | null;
  /** As the audit trail names people. */
  readonly actor: string;
  /** The member of the team who decides; null for the provider, the worker and the clock. */
  readonly decidedBy?: string | null;
  readonly columns?: Columns;
}

const PROVEN_BY_PROVIDER = 'Verified by the identity provider against the official record.';
const PROVEN_BY_TEAM = 'Our team compared her with her National ID card.';

/**
 * Moves an attempt, with everything that follows from it in the same transaction: her status, the identity checks of her
 * open cases, her trust score, her photos, what she is told, and the audit trail. The row and its worker are locked.
 */
export async function changeState(
  ctx: Context,
  tx: Transaction,
  { worker, job }: LockedJob,
  { state, reason, actor, decidedBy = null, columns = {} }: Change,
): Promise<void> {
  if (!identityMachine.can(job.state, state))
    throw new Error(`An identity check that is ${job.state} cannot become ${state}`);
  const isFinal = identityMachine.isFinal(state);
  await tx.db
    .update(identityJobs)
    .set({
      ...columns,
      state,
      reason,
      ...(isFinal ? { decidedAt: tx.now, decidedBy, nextTryAt: null } : {}),
    })
    .where(eq(identityJobs.id, job.id));
  const smileStatus = smileStatusOf(state);
  if (smileStatus !== worker.smileStatus)
    await tx.db.update(workers).set({ smileStatus, updatedAt: tx.now }).where(eq(workers.id, worker.id));
  tx.audit({
    actor,
    action: 'identity-changed',
    subject: `identity:${job.id}`,
    details: { worker: worker.id, attempt: job.attempt, from: job.state, to: state, reason },
  });
  if (state === 'verified')
    await clearIdentityChecks(ctx, tx, worker, {
      actor,
      decidedBy,
      note: isByTeam(job, decidedBy) ? PROVEN_BY_TEAM : PROVEN_BY_PROVIDER,
    });
  else await placeIdentityChecks(tx, worker.id, state, actor);
  if (smileStatus !== worker.smileStatus) tx.factsChanged(worker.id);
  if (isFinal) await deleteImages(tx, job.id);
  await notifyOfIdentity(ctx, tx, job, state);
}

/** Who decided before she took over the name that is on her card is who decided. */
const isByTeam = (job: IdentityJobRow, decidedBy: string | null) =>
  decidedBy !== null || job.decidedBy !== null;

/** Gives up the photos of an attempt: nothing names them from now on, and they are deleted once this has committed. */
export async function deleteImages(tx: Transaction, jobId: string): Promise<void> {
  const ended = await tx.db
    .delete(identityImages)
    .where(eq(identityImages.jobId, jobId))
    .returning({ key: identityImages.fileKey });
  for (const { key } of ended) await releaseFile(tx, key);
  await tx.db.update(identityJobs).set({ imagesEndedAt: tx.now }).where(eq(identityJobs.id, jobId));
}
