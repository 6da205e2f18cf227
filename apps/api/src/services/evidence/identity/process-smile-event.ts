import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import * as z from 'zod';
import { nextIdentityPoll } from '@repo/domain/identity-pace';
import type { Context } from '../../../context.ts';
import { identityJobs } from '../../../db/schema/identity.ts';
import { withTransaction } from '../../../db/transaction.ts';
import type { IdentityCallback } from '../../../providers/identity/identity.ts';
import { pollJob } from './poll-job.ts';
import { putOnRecord } from './record-submission.ts';

const ourId = z.uuid();

/** A handover whose process is still alive knows its answer by now; an older one will never be told. */
const IN_FLIGHT_MILLISECONDS = 60_000;

/**
 * Works one stored callback of the identity provider. It says where to look, and why a check came out as it did; that it
 * did is asked of the provider itself.
 * @throws Error when it should be tried again.
 */
export async function processSmileEvent(ctx: Context, body: unknown, eventId: string): Promise<void> {
  const callback = ctx.identity.readCallback(Buffer.from(JSON.stringify(body)));
  if (callback === undefined || !ourId.safeParse(callback.userId).success) {
    ctx.log.warn({ eventId }, 'an identity event is about nobody of ours');
    return;
  }
  const isAboutOne =
    (await isAwaited(ctx, callback)) ||
    (await adopt(ctx, callback)) ||
    // The handover may have been answered just now: why a check failed is told once.
    (await isAwaited(ctx, callback));
  if (!isAboutOne) {
    ctx.log.info(
      { eventId, identityJob: callback.userId },
      'an identity event is about a check that waits for none',
    );
    return;
  }
  // A doubt that comes late or out of order is not to pass for the reason of a verdict.
  if (callback.isVerdict)
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

/** The attempt that waits for exactly this check of the provider's. */
const theCheck = ({ userId, jobId }: IdentityCallback) =>
  and(
    eq(identityJobs.id, userId),
    eq(identityJobs.providerJobId, jobId),
    inArray(identityJobs.state, ['processing', 'provisional']),
  );

async function isAwaited(ctx: Context, callback: IdentityCallback): Promise<boolean> {
  const found = await ctx.db.select({ id: identityJobs.id }).from(identityJobs).where(theCheck(callback));
  return found.length > 0;
}

const isInFlight = ({ clock }: Context, submittedAt: Date | null) =>
  submittedAt !== null && clock.now().getTime() - submittedAt.getTime() < IN_FLIGHT_MILLISECONDS;

/**
 * What was handed over without an answer, and is known to have arrived now: the provider names our id with it when it is
 * asked itself.
 * @throws Error while it may yet be answered that a check was taken that has failed since.
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
    // Why it failed is told once, and was told before the answer to the very handover was written down.
    if (waiting.state === 'submitting' && isInFlight(ctx, waiting.submittedAt))
      throw new Error('Photos are being handed over; what is told of them is looked at again.');
    // One that could not be carried out, or is none, is of no use: the photos are handed over again by themselves.
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
