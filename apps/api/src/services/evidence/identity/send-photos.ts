import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { identityImages, identityJobs, type IdentityPart } from '../../../db/schema/identity.ts';
import { type WorkerRow, workers } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { notFound } from '../../../errors.ts';
import { lockWorker } from '../../access/lock-worker.ts';
import { storeFiles } from '../../platform/files/stored-file.ts';
import type { PreparedFile } from '../../platform/files/upload.ts';
import { jobIsLostAt } from '../../platform/jobs/job-lease.ts';
import { consumeRateLimit } from '../../platform/limits/rate-limit.ts';
import { placeIdentityChecks } from '../../casework/checks/identity-checks.ts';
import { attemptsOf, workerWithAttempts } from './job-row.ts';
import { readPermission, refuseAttempt } from './permission.ts';
import { readIdentityStatus, type IdentityStatus } from './read-status.ts';

/**
 * A rate limit above the number of uploads that a worker needs, even over a network that fails again and
 * again. Each upload costs some seconds of processor time.
 */
const SUBMISSIONS = {
  kind: 'identity-photos',
  times: 60,
  withinMilliseconds: 86_400_000,
  refusal: 'identityPhotosTooOften',
} as const;

export interface SentPhotos {
  readonly files: Readonly<Record<IdentityPart, readonly PreparedFile[]>>;
  readonly texts: { readonly token: string };
}

/**
 * Stores the photos of an attempt. The same transaction stores the attempt, the worker's consent and her
 * status, and adds the job that submits the photos to the provider. A repeated upload is the same attempt.
 * @throws ServiceError `not-found` for another worker's attempt; `conflict` when the worker may send no
 * photos now; `invalid` for unusable photos or an expired permission.
 */
export async function sendPhotos(
  ctx: Context,
  workerId: string,
  jobId: string,
  receive: (accept: (texts: SentPhotos['texts']) => void) => Promise<SentPhotos>,
): Promise<IdentityStatus> {
  if (await wasSent(ctx, workerId, jobId)) return readIdentityStatus(ctx, workerId);
  const { worker, attempts } = await workerWithAttempts(ctx.db, workerId);
  refuseAttempt(ctx, worker, attempts);
  await consumeRateLimit(ctx.db, SUBMISSIONS, workerId, ctx.clock.now());
  const { files } = await receive(({ token }) => readPermission(ctx, token, jobId, workerId));
  const photos = (['selfie', 'liveness', 'id_front', 'id_back'] as const).flatMap((part) =>
    files[part].map((file, place) => ({ part, place, file })),
  );
  try {
    await storeFiles(
      ctx,
      photos.map(({ file }) => file),
      async (tx, keys) => {
        const locked = await lockWorker(tx, workerId);
        await begin(ctx, tx, locked, jobId);
        await tx.db
          .insert(identityImages)
          .values(
            photos.map(({ part, place }, index) => ({ jobId, part, place, fileKey: keys[index] ?? '' })),
          );
      },
    );
  } catch (error) {
    // The same photos arrived twice at once. The other upload is stored, and the files of this one were
    // released.
    if (await wasSent(ctx, workerId, jobId)) return readIdentityStatus(ctx, workerId);
    throw error;
  }
  return readIdentityStatus(ctx, workerId);
}

async function wasSent(ctx: Context, workerId: string, jobId: string): Promise<boolean> {
  const [sent] = await ctx.db
    .select({ workerId: identityJobs.workerId })
    .from(identityJobs)
    .where(eq(identityJobs.id, jobId));
  if (sent !== undefined && sent.workerId !== workerId) throw notFound();
  return sent !== undefined;
}

async function begin(ctx: Context, tx: Transaction, worker: WorkerRow, jobId: string): Promise<void> {
  const attempts = await attemptsOf(tx.db, worker.id);
  refuseAttempt(ctx, worker, attempts);
  const attempt = (attempts[0]?.attempt ?? 0) + 1;
  await tx.db.insert(identityJobs).values({
    id: jobId,
    workerId: worker.id,
    attempt,
    nameGiven: worker.name ?? '',
    consentLanguage: worker.language,
    consentAt: tx.now,
    createdAt: tx.now,
    nextTryAt: jobIsLostAt(tx.now),
  });
  await tx.db
    .update(workers)
    .set({ smileStatus: 'pending', updatedAt: tx.now })
    .where(eq(workers.id, worker.id));
  const actor = `worker:${worker.id}`;
  tx.audit({
    actor,
    action: 'identity-photos-sent',
    subject: `identity:${jobId}`,
    details: { worker: worker.id, attempt, consent: true, language: worker.language },
  });
  await placeIdentityChecks(tx, worker.id, 'queued', actor);
  await tx.enqueue('identity.submit', { jobId });
}
