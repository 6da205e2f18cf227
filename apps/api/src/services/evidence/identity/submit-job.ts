import { and, asc, eq } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import { namePartsOf } from '@repo/domain/identity-name';
import { UNANSWERED_MINUTES } from '@repo/domain/identity-pace';
import type { Context } from '../../../context.ts';
import { identityImages, identityJobs, type IdentityPart } from '../../../db/schema/identity.ts';
import { type WorkerRow, workers } from '../../../db/schema/people.ts';
import { withTransaction } from '../../../db/transaction.ts';
import type { IdentityCheck } from '../../../providers/identity/identity.ts';
import { checkedKey } from '../../../providers/storage/storage.ts';
import { callbackAddress } from './callback-address.ts';
import type { IdentityJobRow } from './job-row.ts';
import { recordSubmission } from './record-submission.ts';

/**
 * Submits an attempt's photos to the provider. It first claims the row, so a second run at the same time
 * finds nothing to do. If this process dies, or the answer is lost, the row stays `submitting`. A callback
 * with our id then settles it. The same photos are submitted again only when no callback arrives in time.
 */
export async function submitJob(ctx: Context, jobId: string): Promise<void> {
  const job = await claim(ctx, jobId);
  if (job === undefined) return;
  const check = await checkOf(ctx, job);
  const answer =
    check === undefined
      ? ({ kind: 'refused', because: 'other', reason: 'photos or profile are incomplete' } as const)
      : await ctx.identity.submit(check);
  await recordSubmission(ctx, jobId, answer);
}

async function claim(ctx: Context, jobId: string): Promise<IdentityJobRow | undefined> {
  return withTransaction(ctx, async (tx) => {
    const [queued] = await tx.db
      .select({ submissions: identityJobs.submissions })
      .from(identityJobs)
      .where(and(eq(identityJobs.id, jobId), eq(identityJobs.state, 'queued')))
      .for('no key update');
    if (queued === undefined) return undefined;
    const [claimed] = await tx.db
      .update(identityJobs)
      .set({
        state: 'submitting',
        submissions: queued.submissions + 1,
        submittedAt: tx.now,
        nextTryAt: new Date(tx.now.getTime() + UNANSWERED_MINUTES * 60_000),
      })
      .where(eq(identityJobs.id, jobId))
      .returning();
    return claimed;
  });
}

/** @returns undefined when a part of the data is missing. A person must then look at the attempt. */
async function checkOf(ctx: Context, job: IdentityJobRow): Promise<IdentityCheck | undefined> {
  const [worker] = await ctx.db.select().from(workers).where(eq(workers.id, job.workerId));
  const name = namePartsOf(job.nameGiven);
  const photos = await photosOf(ctx, job.id);
  const selfie = photos?.get('selfie')?.[0];
  if (worker?.nationalIdCipher == null || name === null || selfie === undefined) return undefined;
  return {
    userId: job.id,
    ...name,
    ...contactOf(worker),
    nationalId: ctx.secrets.open(worker.nationalIdCipher),
    selfie,
    liveness: photos?.get('liveness') ?? [],
    consent: {
      grantedAt: job.consentAt,
      language: job.consentLanguage,
      policyUrl: privacyAddress(ctx.config.publicOrigin, job.consentLanguage),
    },
    callbackUrl: callbackAddress(ctx.config),
  };
}

const contactOf = ({ phone, email }: WorkerRow) => ({ phone, email });

type Photos = ReadonlyMap<IdentityPart, readonly Uint8Array<ArrayBuffer>[]>;

/** The photos for the provider: the face. The card is for our team. */
async function photosOf(ctx: Context, jobId: string): Promise<Photos | undefined> {
  const rows = await ctx.db
    .select()
    .from(identityImages)
    .where(eq(identityImages.jobId, jobId))
    .orderBy(asc(identityImages.part), asc(identityImages.place));
  const photos = new Map<IdentityPart, Uint8Array<ArrayBuffer>[]>([
    ['selfie', []],
    ['liveness', []],
  ]);
  for (const { part, fileKey } of rows) {
    const list = photos.get(part);
    if (list === undefined) continue;
    const content = await ctx.storage.get(checkedKey(fileKey));
    if (content === null) return undefined;
    list.push(new Uint8Array(await buffer(content)));
  }
  return photos;
}

/** The address of the privacy notice that the worker saw, in the language of her consent. */
const privacyAddress = (publicOrigin: string, language: IdentityJobRow['consentLanguage']): string =>
  `${publicOrigin}${language === 'sw' ? '/sw' : ''}/privacy`;
