import { eq } from 'drizzle-orm';
import { identityAttemptsLeft } from '@repo/domain/identity-check';
import { MAXIMUM_SUBMISSIONS, nextIdentityPoll, waitsForCallback } from '@repo/domain/identity-pace';
import {
  identityCourse,
  provenState,
  type IdentityCourse,
  type ProviderWord,
} from '@repo/domain/identity-verdict';
import type { Context } from '../../../context.ts';
import { identityJobs } from '../../../db/schema/identity.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import { jobIsLostAt } from '../../platform/jobs/job-lease.ts';
import { changeState, type Change } from './change-state.ts';
import { attemptsOf, lockJob, type IdentityJobRow, type LockedJob } from './job-row.ts';

const PROVIDER = 'provider:smileid';

/**
 * Applies the provider's answer to a poll about a submission. Only an attempt that waits for exactly this
 * check is changed. An answer that is repeated, late or out of order changes nothing.
 */
export async function settleJob(
  ctx: Context,
  jobId: string,
  providerJobId: string,
  word: ProviderWord,
): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const locked = await lockJob(tx, jobId);
    if (locked === undefined || !isAwaited(locked.job, providerJobId)) return;
    const { job } = locked;
    const wordSeenAt = job.providerWord === word && job.wordSeenAt !== null ? job.wordSeenAt : tx.now;
    const isVerdict = word !== 'processing' && word !== 'provisional';
    if (isVerdict && job.calledBackAt === null && waitsForCallback(wordSeenAt, tx.now)) {
      await remember(tx, job, {
        providerWord: word,
        wordSeenAt,
        nextTryAt: nextIdentityPoll(tx.now, tx.now),
      });
      return;
    }
    const attempts = await attemptsOf(tx.db, job.workerId);
    const course = identityCourse(
      word,
      { reason: job.providerReason, ownPhotos: job.ownPhotos },
      { mayRetry: identityAttemptsLeft(attempts) > 0, mayRepeat: job.submissions < MAXIMUM_SUBMISSIONS },
    );
    await follow(ctx, tx, locked, course, { providerWord: word, wordSeenAt });
  });
}

const isAwaited = ({ state, providerJobId }: IdentityJobRow, answered: string) =>
  (state === 'processing' || state === 'provisional') && providerJobId === answered;

type Columns = NonNullable<Change['columns']>;

const remember = (tx: Transaction, { id }: IdentityJobRow, columns: Columns) =>
  tx.db.update(identityJobs).set(columns).where(eq(identityJobs.id, id));

async function follow(
  ctx: Context,
  tx: Transaction,
  locked: LockedJob,
  course: IdentityCourse,
  columns: Columns,
): Promise<void> {
  const { job } = locked;
  const move = (change: Pick<Change, 'state' | 'reason' | 'columns'>) =>
    changeState(ctx, tx, locked, { actor: PROVIDER, ...change });
  const nextTryAt = nextIdentityPoll(job.submittedAt ?? job.createdAt, tx.now);
  switch (course.to) {
    case 'approved':
      await move({ state: provenState(job), reason: null, columns: { ...columns, nextTryAt: null } });
      return;
    case 'failed':
    case 'review':
      await move({ state: course.to, reason: course.reason, columns: { ...columns, nextTryAt: null } });
      return;
    case 'again':
      await move({
        state: 'queued',
        reason: null,
        columns: { ...columns, ...afresh, nextTryAt: jobIsLostAt(tx.now) },
      });
      await tx.enqueue('identity.submit', { jobId: job.id });
      return;
    case 'provisional':
      // The callback of this answer is used. A later answer has its own callback.
      if (job.state !== 'provisional')
        await move({
          state: 'provisional',
          reason: course.reason,
          columns: { ...columns, ...unheard, nextTryAt },
        });
      else await remember(tx, job, { ...columns, nextTryAt });
      return;
    case 'processing':
      if (nextTryAt === null && job.state === 'processing')
        await move({ state: 'review', reason: 'no_verdict', columns: { ...columns, nextTryAt: null } });
      else await remember(tx, job, { ...columns, nextTryAt });
  }
}

const unheard = { calledBackAt: null, providerReason: null, ownPhotos: false };
const afresh = { ...unheard, providerJobId: null, wordSeenAt: null, providerWord: null };
