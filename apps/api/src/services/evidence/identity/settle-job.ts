import { eq } from 'drizzle-orm';
import { identityAttemptsLeft } from '@repo/domain/identity-check';
import {
  MAXIMUM_SUBMISSIONS,
  nextCallbackStep,
  nextIdentityPoll,
  waitsForCallback,
} from '@repo/domain/identity-pace';
import {
  comparedNames,
  identityCourse,
  type IdentityCourse,
  type ProviderWord,
} from '@repo/domain/identity-verdict';
import type { Context } from '../../../context.ts';
import { identityJobs } from '../../../db/schema/identity.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import { jobIsLostAt } from '../../platform/jobs/job-lease.ts';
import { changeState, type Change, type UnprovenChange } from './change-state.ts';
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
    // An approval waits longer: for the registry's name (`approve`).
    const waits = word !== 'processing' && word !== 'approved' && waitsForCallback(wordSeenAt, tx.now);
    if (waits && job.calledBackAt === null) {
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
  state === 'processing' && providerJobId === answered;

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
  const move = (change: Pick<UnprovenChange, 'state' | 'reason' | 'columns'>) =>
    changeState(ctx, tx, locked, { actor: PROVIDER, ...change });
  const nextTryAt = nextIdentityPoll(job.submittedAt ?? job.createdAt, tx.now);
  switch (course.to) {
    case 'approved':
      await approve(ctx, tx, locked, columns);
      return;
    case 'failed':
    case 'review':
    case 'provisional':
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
    case 'processing':
      if (nextTryAt === null)
        await move({ state: 'review', reason: 'no_verdict', columns: { ...columns, nextTryAt: null } });
      else await remember(tx, job, { ...columns, nextTryAt });
  }
}

/**
 * An approval proves a face and a number, and says nothing about the name of the profile. So it counts only with the
 * registry's name, which only the callback has. Without it, the callback is requested again, and in the end the team
 * looks.
 */
async function approve(ctx: Context, tx: Transaction, locked: LockedJob, columns: Columns): Promise<void> {
  const { job } = locked;
  const ended = { ...columns, nextTryAt: null };
  const compared = comparedNames(job);
  if (compared === 'same') {
    const names = { nameGiven: job.nameGiven, nameOnId: job.nameOnId };
    await changeState(ctx, tx, locked, {
      state: 'verified',
      names,
      reason: null,
      actor: PROVIDER,
      columns: ended,
    });
    return;
  }
  if (compared === 'differs') {
    await changeState(ctx, tx, locked, {
      state: 'name_differs',
      reason: null,
      actor: PROVIDER,
      columns: ended,
    });
    return;
  }
  const since = job.callbackRequestedAt ?? columns.wordSeenAt ?? tx.now;
  const { at, act } = nextCallbackStep(job.callbackRequests, since);
  if (tx.now < at) {
    await remember(tx, job, { ...columns, nextTryAt: at });
    return;
  }
  if (act === 'give-up') {
    const change = { state: 'review', reason: 'no_registry_name', actor: PROVIDER } as const;
    await changeState(ctx, tx, locked, { ...change, columns: ended });
    return;
  }
  const callbackRequests = job.callbackRequests + 1;
  const next = nextCallbackStep(callbackRequests, tx.now);
  await remember(tx, job, { ...columns, callbackRequests, callbackRequestedAt: tx.now, nextTryAt: next.at });
  await tx.enqueue('identity.request-callback', { jobId: job.id });
}

const afresh = {
  calledBackAt: null,
  providerReason: null,
  ownPhotos: false,
  nameOnId: null,
  callbackRequests: 0,
  callbackRequestedAt: null,
  providerJobId: null,
  wordSeenAt: null,
  providerWord: null,
};
