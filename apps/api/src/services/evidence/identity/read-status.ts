import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { WireIdentityStatus } from '@repo/api-client/contract/identity';
import { identityAttemptsLeft, identityRefusal } from '@repo/domain/identity-check';
import { IDENTITY_POLL_SECONDS } from '@repo/domain/identity-pace';
import { writtenName } from '@repo/domain/identity-name';
import { identityStatusOf, isToldReviewReason } from '@repo/domain/identity-words';
import { maskNationalId } from '@repo/domain/national-id';
import type { Context } from '../../../context.ts';
import { identityJobs } from '../../../db/schema/identity.ts';
import { notFound } from '../../../errors.ts';
import { IdentityProviderError } from '../../../providers/identity/identity.ts';
import type { WorkerRow } from '../../../db/schema/people.ts';
import { workerWithAttempts, type IdentityJobRow } from './job-row.ts';
import { pollJob } from './poll-job.ts';

/** The route adds the message, in the language of the reader. */
export type IdentityStatus = Omit<WireIdentityStatus, 'message'>;

/**
 * Reads the status of a worker's identity. It polls the provider first when the attempt waits for the
 * provider. When the provider does not answer, the worker gets the stored status.
 * @throws ServiceError `not-found` for another worker's identity.
 */
export async function lookUpIdentityStatus(
  ctx: Context,
  workerId: string,
  id: string,
): Promise<IdentityStatus> {
  if (id !== workerId) throw notFound();
  const before = await readIdentityStatus(ctx, workerId);
  const asked = await askProvider(ctx, workerId);
  if (!asked) return before;
  const now = await readIdentityStatus(ctx, workerId);
  return { ...now, updated: now.status !== before.status };
}

/** @returns whether a poll succeeded. The provider is polled at most once per `IDENTITY_POLL_SECONDS`. */
async function askProvider(ctx: Context, workerId: string): Promise<boolean> {
  const now = ctx.clock.now();
  const [due] = await ctx.db
    .update(identityJobs)
    .set({ polledAt: now })
    .where(
      and(
        eq(identityJobs.workerId, workerId),
        eq(identityJobs.state, 'processing'),
        or(
          isNull(identityJobs.polledAt),
          lte(identityJobs.polledAt, new Date(now.getTime() - IDENTITY_POLL_SECONDS * 1000)),
        ),
      ),
    )
    .returning({ id: identityJobs.id });
  if (due === undefined) return false;
  try {
    await pollJob(ctx, due.id);
    return true;
  } catch (error) {
    if (!(error instanceof IdentityProviderError)) throw error;
    ctx.log.warn({ err: error }, 'the identity provider did not say how a check stands');
    return false;
  }
}

export async function readIdentityStatus(ctx: Context, workerId: string): Promise<IdentityStatus> {
  const { worker, attempts } = await workerWithAttempts(ctx.db, workerId);
  return present(worker, attempts);
}

function present(worker: WorkerRow, attempts: readonly IdentityJobRow[]): IdentityStatus {
  const [latest] = attempts;
  const status = identityStatusOf(worker.smileStatus, latest?.state ?? null);
  const attemptsLeft = identityAttemptsLeft(attempts);
  const reason = toldReason(latest, status);
  return {
    smile_status: worker.smileStatus,
    national_id: maskNationalId(worker.nationalIdLast3),
    trust_score: worker.trustScore,
    updated: false,
    status,
    reason,
    attempts_left: attemptsLeft,
    may_send: identityRefusal(worker.smileStatus, attempts) === null,
    names:
      status === 'name_differs' && latest?.nameOnId != null
        ? { profile: worker.name ?? '', on_id: writtenName(latest.nameOnId) }
        : null,
    submitted_at: latest?.createdAt.toISOString() ?? null,
    decided_at: latest?.decidedAt?.toISOString() ?? null,
  };
}

/**
 * The reason of a failed attempt, always. The reason of a review only where the worker may know it before a
 * person has looked at the attempt.
 */
function toldReason(latest: IdentityJobRow | undefined, status: IdentityStatus['status']): string | null {
  if (latest === undefined) return null;
  if (status === 'failed') return latest.state === 'failed' ? latest.reason : null;
  return status === 'under_review' && isToldReviewReason(latest.reason) ? latest.reason : null;
}
