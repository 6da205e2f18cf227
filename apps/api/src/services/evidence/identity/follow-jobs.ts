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
 * Ends the attempts whose photos have been kept as long as they may be, and gives a job to every other whose turn it is.
 * That something is wrong with one is no reason to keep the photos of the others.
 */
export async function followJobs(ctx: Context): Promise<void> {
  await inBatches((skip) => endExpired(ctx, skip));
  await inBatches((skip) => pollDue(ctx, skip));
}

/**
 * All that are due, the oldest first. Those that could not be worked stay the oldest: they are passed over, so that each
 * is tried once and those behind them have their turn.
 */
async function inBatches(run: (skip: number) => Promise<Swept>): Promise<void> {
  let skip = 0;
  for (;;) {
    const { found, failed } = await run(skip);
    if (found < BATCH) return;
    skip += failed;
  }
}

interface Swept {
  readonly found: number;
  readonly failed: number;
}

/** The next turn is set with the job, so one that comes to nothing is followed by another. */
async function pollDue(ctx: Context, skip: number): Promise<Swept> {
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
  const worked = await forEach(ctx, unanswered, (id) => submitAgain(ctx, id));
  return { found: due.length, failed: unanswered.length - worked };
}

const isUnanswered = ({ state }: IdentityJobRow) => state === 'submitting';

const forEach = (ctx: Context, ids: readonly string[], work: (id: string) => Promise<void>) =>
  forEachIsolated(ctx, ids, work, 'an identity check cannot be worked');

async function giveJob(tx: Transaction, { id, state }: IdentityJobRow): Promise<void> {
  await tx.db
    .update(identityJobs)
    .set({ nextTryAt: jobIsLostAt(tx.now) })
    .where(eq(identityJobs.id, id));
  await tx.enqueue(state === 'queued' ? 'identity.submit' : 'identity.poll', { jobId: id });
}

/** No word came of what may have arrived: once more, or a person looks. */
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

/** Whatever became of it, nobody keeps her photos any longer; she may send new ones, and has lost no attempt. */
async function endExpired(ctx: Context, skip: number): Promise<Swept> {
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
  const worked = await forEach(ctx, ids, (id) => withTransaction(ctx, (tx) => expire(ctx, tx, id)));
  return { found: due.length, failed: due.length - worked };
}

async function expire(ctx: Context, tx: Transaction, id: string): Promise<void> {
  const locked = await lockJob(tx, id);
  if (locked === undefined || locked.job.imagesEndedAt !== null) return;
  ctx.log.error({ identityJob: id, state: locked.job.state }, 'nobody decided an identity check in time');
  await changeState(ctx, tx, locked, { state: 'failed', reason: 'expired', actor: 'system' });
}
