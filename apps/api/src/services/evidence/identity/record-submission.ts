import { and, eq } from 'drizzle-orm';
import { identityAttemptsLeft, type IdentityFailure } from '@repo/domain/identity-check';
import { isSubmissionHopeless, nextSubmission, nextIdentityPoll } from '@repo/domain/identity-pace';
import type { Context } from '../../../context.ts';
import { identityJobs } from '../../../db/schema/identity.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import type { SubmittedCheck } from '../../../providers/identity/identity.ts';
import { changeState } from './change-state.ts';
import { attemptsOf, lockJob, type LockedJob } from './job-row.ts';

const SYSTEM = 'system';

/** Stores the provider's answer to a submission of photos. */
export async function recordSubmission(ctx: Context, jobId: string, answer: SubmittedCheck): Promise<void> {
  if (answer.kind === 'unknown') {
    ctx.log.warn(
      { identityJob: jobId, reason: answer.reason },
      'it is not known whether the identity provider took a check',
    );
    return;
  }
  await withTransaction(ctx, async (tx) => {
    const locked = await lockJob(tx, jobId);
    if (locked === undefined) return;
    const isNews = answer.kind === 'accepted' && locked.job.providerJobId !== answer.jobId;
    // An audit row says that the photos went to the provider, whatever happens to the check.
    if (isNews) putOnRecord(tx, locked.job, answer.jobId);
    // A callback arrived first, or a team member has decided.
    if (locked.job.state !== 'submitting') return;
    if (answer.kind === 'accepted') await accept(tx, locked, answer.jobId);
    else if (answer.kind === 'try-later') await tryLater(ctx, tx, locked, answer.reason);
    else await refuse(ctx, tx, locked, answer);
  });
}

async function accept(tx: Transaction, { job }: LockedJob, providerJobId: string): Promise<void> {
  await tx.db
    .update(identityJobs)
    .set({ state: 'processing', providerJobId, tries: 0, nextTryAt: nextIdentityPoll(tx.now, tx.now) })
    .where(and(eq(identityJobs.id, job.id), eq(identityJobs.state, 'submitting')));
}

/**
 * Adds the audit row for a submission that the provider has received. `process-smile-event.ts` calls it too,
 * when a callback arrives first.
 */
export function putOnRecord(
  tx: Transaction,
  { id, workerId, submissions }: Pick<LockedJob['job'], 'id' | 'workerId' | 'submissions'>,
  providerJobId: string,
): void {
  tx.audit({
    actor: SYSTEM,
    action: 'identity-handed-over',
    subject: `identity:${id}`,
    details: { worker: workerId, providerJob: providerJobId, submission: submissions },
  });
}

/** The provider certainly did not take the submission, so it does not count. */
async function tryLater(ctx: Context, tx: Transaction, locked: LockedJob, reason: string): Promise<void> {
  const { job } = locked;
  ctx.log.warn(
    { identityJob: job.id, reason, tries: job.tries },
    'the identity provider did not take a check',
  );
  if (isSubmissionHopeless(job.createdAt, tx.now)) {
    await changeState(ctx, tx, locked, toTeam);
    return;
  }
  await tx.db
    .update(identityJobs)
    .set({
      state: 'queued',
      submissions: job.submissions - 1,
      tries: job.tries + 1,
      nextTryAt: nextSubmission(job.tries, tx.now),
    })
    .where(eq(identityJobs.id, job.id));
}

const toTeam = {
  state: 'review',
  reason: 'provider_trouble',
  actor: SYSTEM,
  columns: { nextTryAt: null },
} as const;

async function refuse(
  ctx: Context,
  tx: Transaction,
  locked: LockedJob,
  { because, reason }: Extract<SubmittedCheck, { kind: 'refused' }>,
): Promise<void> {
  if (because === 'other') {
    // The provider's text may quote the worker's data. The team reads it with the check. The log does not
    // contain it.
    ctx.log.error({ identityJob: locked.job.id }, 'the identity provider refuses a check as it is');
    await changeState(ctx, tx, locked, { ...toTeam, columns: { ...toTeam.columns, providerReason: reason } });
    return;
  }
  const failure: IdentityFailure = because === 'photos' ? 'photos_unusable' : 'number_invalid';
  const mayRetry = identityAttemptsLeft(await attemptsOf(tx.db, locked.job.workerId)) > 0;
  await changeState(ctx, tx, locked, {
    ...toTeam,
    ...(mayRetry ? { state: 'failed', reason: failure } : { reason: 'attempts_used' }),
  });
}
