import { eq } from 'drizzle-orm';
import {
  identityMachine,
  type IdentityReason,
  type IdentityState,
  smileStatusOf,
} from '@repo/domain/identity-check';
import { comparedNames, type AttemptNames } from '@repo/domain/identity-verdict';
import type { Context } from '../../../context.ts';
import { identityImages, identityJobs } from '../../../db/schema/identity.ts';
import { workers } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { clearIdentityChecks, placeIdentityChecks } from '../../casework/checks/identity-checks.ts';
import type { IdentityJobRow, LockedJob } from './job-row.ts';
import { forgetVerdicts } from '../../casework/verdicts/give-verdict.ts';
import { notifyOfIdentity } from './notify-of-identity.ts';
import { releaseFile } from '../../platform/files/stored-file.ts';

type Columns = Partial<Omit<typeof identityJobs.$inferInsert, 'id' | 'workerId' | 'state' | 'reason'>>;

interface AnyChange {
  readonly reason: IdentityReason | null;
  /** The actor of the change, in the form of the audit trail. */
  readonly actor: string;
  /** The team member of the decision. Null for the provider, the worker and a scheduled job. */
  readonly decidedBy?: string | null;
  /** The other member who decided so (decisions 14). */
  readonly secondedBy?: string | null;
  readonly columns?: Columns;
}

export interface UnprovenChange extends AnyChange {
  readonly state: Exclude<IdentityState, 'verified'>;
  readonly names?: never;
}

/** Names the two names that were compared. No other change leads to `verified`. */
interface Proof extends AnyChange {
  readonly state: 'verified';
  readonly names: AttemptNames;
}

export type Change = UnprovenChange | Proof;

const PROVEN_BY_PROVIDER = 'Verified by the identity provider against the official record.';
const PROVEN_BY_TEAM = 'Our team compared her with her National ID card.';

/**
 * Changes the state of an attempt, with all consequences in the same transaction: the worker's status, the
 * identity checks of her open cases, her trust score, her photos, her notification, and the audit row. The
 * caller has locked the row and its worker.
 */
export async function changeState(
  ctx: Context,
  tx: Transaction,
  { worker, job }: LockedJob,
  { state, names, reason, actor, decidedBy = null, secondedBy = null, columns = {} }: Change,
): Promise<void> {
  // The one gate: nothing is verified under a name that no official record has.
  if (state === 'verified' && comparedNames(names) !== 'same')
    throw new Error('An identity cannot be verified under another name than that of the record');
  if (!identityMachine.can(job.state, state))
    throw new Error(`An identity check that is ${job.state} cannot become ${state}`);
  const isFinal = identityMachine.isFinal(state);
  await tx.db
    .update(identityJobs)
    .set({
      ...columns,
      state,
      reason,
      ...(isFinal ? { decidedAt: tx.now, decidedBy, secondedBy, nextTryAt: null } : {}),
    })
    .where(eq(identityJobs.id, job.id));
  // The verdicts are about the state before.
  await forgetVerdicts(tx, job.id);
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
      secondedBy,
      note: isByTeam(job, decidedBy) ? PROVEN_BY_TEAM : PROVEN_BY_PROVIDER,
    });
  else await placeIdentityChecks(tx, worker.id, state, actor);
  if (smileStatus !== worker.smileStatus) tx.factsChanged(worker.id);
  if (isFinal) await deleteImages(tx, job.id);
  await notifyOfIdentity(ctx, tx, job, state);
}

/**
 * Whether the team decided. A decision of the team counts too when the worker then took over the name on her
 * card.
 */
const isByTeam = (job: IdentityJobRow, decidedBy: string | null) =>
  decidedBy !== null || job.decidedBy !== null;

/**
 * Deletes the image rows of an attempt, so that nothing refers to the photos any more. The files are deleted
 * after the commit.
 */
export async function deleteImages(tx: Transaction, jobId: string): Promise<void> {
  const ended = await tx.db
    .delete(identityImages)
    .where(eq(identityImages.jobId, jobId))
    .returning({ key: identityImages.fileKey });
  for (const { key } of ended) await releaseFile(tx, key);
  await tx.db.update(identityJobs).set({ imagesEndedAt: tx.now }).where(eq(identityJobs.id, jobId));
}
