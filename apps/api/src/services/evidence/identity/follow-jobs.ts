import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import { openIdentityStates } from '@repo/domain/identity-check';
import { MAXIMUM_SUBMISSIONS } from '@repo/domain/identity-pace';
import { keptSince } from '@repo/domain/kept-days';
import type { Context } from '../../../context.ts';
import { identityJobs } from '../../../db/schema/identity.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import { forEachIsolated } from '../../platform/jobs/for-each-isolated.ts';
import { jobIsLostAt } from '../../platform/jobs/job-lease.ts';
import { changeState } from './change-state.ts';
import { lockJob, type IdentityJobRow } from './job-row.ts';

const BATCH = 200;

/**
 * Ends the attempts whose photos have reached the end of their retention, and adds a job for every other
 * attempt that is due. An error with one attempt does not keep the photos of the others.
 */
export async function followJobs(ctx: Context): Promise<void> {
  await inBatches((skip) => endExpired(ctx, skip));
  await inBatches((skip) => pollDue(ctx, skip));
}

/**
 * Runs all due attempts, the oldest first. Attempts with an error stay the oldest, so the next batch skips
 * them. Each one is tried once, and the attempts behind them are reached.
 */
async function inBatches(run: (skip: number) => Promise<Batch>): Promise<void> {
  let skip = 0;
  for (;;) {
    const { found, failed } = await run(skip);
    if (found < BATCH) return;
    skip += failed;
  }
}

interface Batch {
  readonly found: number;
  readonly failed: number;
}

/** Sets the time of the next try together with the job. A job without a result therefore gets a successor. */
async function pollDue(ctx: Context, skip: number): Promise<Batch> {
  const due = await withTransaction(ctx, async (tx) => {
    const found = await tx.db
      .select()
      .from(identityJobs)
      .where(lte(identityJobs.nextTryAt, tx.now))
      .orderBy(asc(identityJobs.nextTryAt))
      .limit(BATCH)
      .offset(skip)
      .for('no key update', { skipLocked: true });
    for (const job of found) if (!isUnanswered(job)) await giveJob(tx, job);
    return found;
  });
  const unanswered = due.filter(isUnanswered).map(({ id }) => id);
  const processed = await forEach(ctx, unanswered, (id) => submitAgain(ctx, id));
  return { found: due.length, failed: unanswered.length - processed };
}

const isUnanswered = ({ state }: IdentityJobRow) => state === 'submitting';

const forEach = (ctx: Context, ids: readonly string[], work: (id: string) => Promise<void>) =>
  forEachIsolated(ctx, ids, work, 'an identity check cannot be processed');

async function giveJob(tx: Transaction, { id, state }: IdentityJobRow): Promise<void> {
  await tx.db
    .update(identityJobs)
    .set({ nextTryAt: jobIsLostAt(tx.now) })
    .where(eq(identityJobs.id, id));
  await tx.enqueue(state === 'queued' ? 'identity.submit' : 'identity.poll', { jobId: id });
}

/**
 * The provider did not confirm a submission that it may have received. The same photos are submitted again.
 * After the last permitted submission, the team takes over.
 */
async function submitAgain(ctx: Context, id: string): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const locked = await lockJob(tx, id);
    const { state, nextTryAt, submissions } = locked?.job ?? {};
    if (locked === undefined || state !== 'submitting' || nextTryAt == null || nextTryAt > tx.now) return;
    if (submissions === undefined || submissions >= MAXIMUM_SUBMISSIONS) {
      const change = { state: 'review', reason: 'provider_trouble', actor: 'system' } as const;
      await changeState(ctx, tx, locked, { ...change, columns: { nextTryAt: null } });
      return;
    }
    await tx.db
      .update(identityJobs)
      .set({ state: 'queued', nextTryAt: jobIsLostAt(tx.now) })
      .where(eq(identityJobs.id, id));
    await tx.enqueue('identity.submit', { jobId: id });
  });
}

/**
 * Ends the attempts whose photos are at the end of their retention, in any open state. The worker may send
 * new photos and has lost no attempt.
 */
async function endExpired(ctx: Context, skip: number): Promise<Batch> {
  const latest = keptSince('identityPhotos', ctx.clock.now());
  const due = await ctx.db
    .select({ id: identityJobs.id })
    .from(identityJobs)
    .where(
      and(
        isNull(identityJobs.imagesEndedAt),
        lte(identityJobs.createdAt, latest),
        inArray(identityJobs.state, openIdentityStates),
      ),
    )
    .orderBy(asc(identityJobs.createdAt))
    .limit(BATCH)
    .offset(skip);
  const ids = due.map(({ id }) => id);
  const processed = await forEach(ctx, ids, (id) => withTransaction(ctx, (tx) => expire(ctx, tx, id)));
  return { found: due.length, failed: due.length - processed };
}

async function expire(ctx: Context, tx: Transaction, id: string): Promise<void> {
  const locked = await lockJob(tx, id);
  if (locked === undefined || locked.job.imagesEndedAt !== null) return;
  ctx.log.error({ identityJob: id, state: locked.job.state }, 'nobody decided an identity check in time');
  await changeState(ctx, tx, locked, { state: 'failed', reason: 'expired', actor: 'system' });
}
