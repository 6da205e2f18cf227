import { and, eq, isNull, or } from 'drizzle-orm';
import * as z from 'zod';
import { nextIdentityPoll } from '@repo/domain/identity-pace';
import type { Context } from '../../../context.ts';
import { identityJobs } from '../../../db/schema/identity.ts';
import { withTransaction } from '../../../db/transaction.ts';
import type { IdentityCallback } from '../../../providers/identity/identity.ts';
import { pollJob } from './poll-job.ts';
import { putOnRecord } from './record-submission.ts';
import { storedSmileCallback } from './stored-smile-callback.ts';

const ourId = z.uuid();

/**
 * A running process gets the answer to its submission within this time. An older submission will never get
 * one.
 */
const IN_FLIGHT_MILLISECONDS = 60_000;

/**
 * Processes one stored callback of the identity provider. The callback names the check, the reason for its result
 * and the registry's name. The result itself comes from a poll at the provider. Of an unsigned callback, only the
 * check is used (record 094).
 * @throws Error when the job should try again.
 */
export async function processSmileEvent(ctx: Context, event: unknown, eventId: string): Promise<void> {
  const { isSigned, body, ...ids } = storedSmileCallback.parse(event);
  const callback = ctx.identity.readCallback(ids, body);
  if (callback === 'contradictory') {
    ctx.log.error({ eventId }, 'an identity event names several checks, and is not believed');
    return;
  }
  if (callback === undefined || !ourId.safeParse(callback.userId).success) {
    ctx.log.warn({ eventId }, 'an identity event is about nobody of ours');
    return;
  }
  const isAboutOne =
    (await isAwaited(ctx, callback)) ||
    (await adopt(ctx, callback)) ||
    // The answer to the submission may have just arrived. The provider sends the reason for a failure only
    // once.
    (await isAwaited(ctx, callback));
  if (!isAboutOne) {
    ctx.log.info(
      { eventId, identityJob: callback.userId },
      'an identity event is about a check that waits for none',
    );
    return;
  }
  if (!isSigned) ctx.log.warn({ eventId, identityJob: callback.userId }, 'an identity event is not signed');
  else if (callback.isVerdict)
    await ctx.db
      .update(identityJobs)
      .set({
        calledBackAt: ctx.clock.now(),
        providerReason: callback.reason,
        ownPhotos: callback.ownPhotos,
        ...(callback.nameOnId === null ? {} : { nameOnId: callback.nameOnId }),
      })
      .where(theCheck(callback));
  await pollJob(ctx, callback.userId);
}

/** The attempt that waits for exactly this check at the provider. */
const theCheck = ({ userId, jobId }: IdentityCallback) =>
  and(
    eq(identityJobs.id, userId),
    eq(identityJobs.providerJobId, jobId),
    eq(identityJobs.state, 'processing'),
  );

async function isAwaited(ctx: Context, callback: IdentityCallback): Promise<boolean> {
  const found = await ctx.db.select({ id: identityJobs.id }).from(identityJobs).where(theCheck(callback));
  return found.length > 0;
}

const isInFlight = ({ clock }: Context, submittedAt: Date | null) =>
  submittedAt !== null && clock.now().getTime() - submittedAt.getTime() < IN_FLIGHT_MILLISECONDS;

/**
 * Assigns the callback's check to an attempt whose submission had no answer. When polled, the provider itself
 * names our id with this check.
 * @throws Error while the submission is running: its answer may still name a check that has already failed.
 */
async function adopt(ctx: Context, { userId, jobId }: IdentityCallback): Promise<boolean> {
  const unanswered = and(
    eq(identityJobs.id, userId),
    isNull(identityJobs.providerJobId),
    or(eq(identityJobs.state, 'submitting'), eq(identityJobs.state, 'queued')),
  );
  const [waiting] = await ctx.db
    .select({ state: identityJobs.state, submittedAt: identityJobs.submittedAt })
    .from(identityJobs)
    .where(unanswered);
  if (waiting === undefined) return false;
  const answer = await ctx.identity.fetchStatus(jobId);
  if (answer.kind !== 'unknown' && answer.userId !== userId) return false;
  if (answer.kind === 'unknown' || answer.kind === 'failed') {
    // The provider sends the reason for a failure only once. It did so before the answer to this submission
    // was stored.
    if (waiting.state === 'submitting' && isInFlight(ctx, waiting.submittedAt))
      throw new Error('Photos are being handed over; what is told of them is looked at again.');
    // A failed or unknown check is useless here. The scheduled job submits the photos again without it.
    return false;
  }
  return withTransaction(ctx, async (tx) => {
    const adopted = await tx.db
      .update(identityJobs)
      .set({ state: 'processing', providerJobId: jobId, nextTryAt: nextIdentityPoll(tx.now, tx.now) })
      .where(unanswered)
      .returning({
        id: identityJobs.id,
        workerId: identityJobs.workerId,
        submissions: identityJobs.submissions,
      });
    for (const job of adopted) putOnRecord(tx, job, jobId);
    return adopted.length > 0;
  });
}
