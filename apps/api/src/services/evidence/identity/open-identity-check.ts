import { and, asc, eq } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getIdentityCheck } from '@repo/api-client/contract/identity';
import { keptUntil } from '@repo/domain/kept-days';
import type { Context } from '../../../context.ts';
import { identityImages, identityJobs, type IdentityPart } from '../../../db/schema/identity.ts';
import { workers } from '../../../db/schema/people.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { refuseConflict } from '../../access/conflicts.ts';
import { reviewOfIdentity } from '../../casework/checks/review-of-identity.ts';
import { notFound } from '../../../errors.ts';
import { findFile, type StoredFile } from '../../platform/files/find-file.ts';
import { refuseUnheld } from '../../work/holders.ts';

/** All data for a comparison with the ID card. An audit row names the team member before any data is sent. */
export async function openIdentityCheck(
  ctx: Context,
  memberId: string,
  id: string,
): Promise<AnswerOf<typeof getIdentityCheck>> {
  return withTransaction(ctx, async (tx) => {
    const [found] = await tx.db
      .select({ job: identityJobs, worker: workers })
      .from(identityJobs)
      .innerJoin(workers, eq(workers.id, identityJobs.workerId))
      .where(eq(identityJobs.id, id));
    if (found === undefined) throw notFound('identityCheckNotFound');
    const { job, worker } = found;
    await refuseConflict(tx.db, memberId, worker.id);
    await refuseUnheld(tx.db, memberId, worker.id);
    const images = await tx.db
      .select({ part: identityImages.part, place: identityImages.place })
      .from(identityImages)
      .where(eq(identityImages.jobId, id))
      .orderBy(asc(identityImages.part), asc(identityImages.place));
    tx.audit({
      actor: `ops:${memberId}`,
      action: 'identity-opened',
      subject: `identity:${id}`,
      details: { worker: worker.id },
    });
    return {
      id: job.id,
      nanny_id: job.workerId,
      nanny_name: worker.name,
      attempt: job.attempt,
      state: job.state,
      reason: job.reason,
      name_given: job.nameGiven,
      name_on_id: job.nameOnId,
      submitted_at: job.createdAt.toISOString(),
      delete_at: keptUntil('identityPhotos', job.createdAt).toISOString(),
      phone: worker.phone,
      national_id: worker.nationalIdCipher === null ? null : ctx.secrets.open(worker.nationalIdCipher),
      date_of_birth: worker.dateOfBirth,
      review_in_case: await reviewOfIdentity(tx.db, worker.id),
      images: images.map(nameOf),
    };
  });
}

const nameOf = ({ part, place }: { readonly part: IdentityPart; readonly place: number }) =>
  part === 'liveness' ? `liveness-${String(place + 1)}` : part;

/** Opens one photo, by its name from `openIdentityCheck`. */
export async function openIdentityImage(
  ctx: Context,
  memberId: string,
  id: string,
  name: string,
): Promise<StoredFile> {
  const key = await withTransaction(ctx, async (tx) => {
    const rows = await tx.db
      .select()
      .from(identityImages)
      .innerJoin(identityJobs, eq(identityJobs.id, identityImages.jobId))
      .where(and(eq(identityImages.jobId, id)));
    const found = rows.find(({ identity_images: image }) => nameOf(image) === name);
    if (found === undefined) return undefined;
    await refuseConflict(tx.db, memberId, found.identity_jobs.workerId);
    await refuseUnheld(tx.db, memberId, found.identity_jobs.workerId);
    tx.audit({
      actor: `ops:${memberId}`,
      action: 'identity-photo-opened',
      subject: `identity:${id}`,
      details: { worker: found.identity_jobs.workerId, photo: name },
    });
    return found.identity_images.fileKey;
  });
  if (key === undefined) throw notFound('photoNotFound');
  return findFile(ctx, key);
}
