import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { workers } from '../../../db/schema/people.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import { notFound } from '../../../errors.ts';
import { lockWorker } from '../../access/lock-worker.ts';
import { releaseFile, storeFile } from '../../platform/files/stored-file.ts';
import { type PreparedFile, UPLOADS } from '../../platform/files/upload.ts';
import { consumeRateLimit } from '../../platform/limits/rate-limit.ts';
import { auditPhotoShown, newShownPhotoKey, photoAddress } from '../../access/shown-photo.ts';

interface IncomingPhoto {
  readonly receive: () => Promise<PreparedFile>;
  /** Whether others see it. Undefined leaves that as it is. */
  readonly shown: boolean | undefined;
}

/**
 * Replaces a worker's earlier photo. Whether others see it changes in the same transaction, so that no photo is shown against
 * her word.
 * @throws ServiceError `not-found` for another worker's profile, before any part of the file is read.
 */
export async function savePhoto(
  ctx: Context,
  workerId: string,
  id: string,
  { receive, shown }: IncomingPhoto,
): Promise<{ readonly photo_url: string }> {
  if (id !== workerId) throw notFound('profileNotFound');
  await consumeRateLimit(ctx.db, UPLOADS, workerId, ctx.clock.now());
  const file = await receive();
  return storeFile(ctx, file, async (tx, key) => {
    await changePhoto(tx, workerId, key, shown);
    return { photo_url: photoAddress(key) };
  });
}

/** Removes a worker's photo. Without a photo it changes nothing. */
export async function removePhoto(
  ctx: Context,
  workerId: string,
  id: string,
): Promise<{ readonly photo_url: null }> {
  if (id !== workerId) throw notFound('profileNotFound');
  await withTransaction(ctx, (tx) => changePhoto(tx, workerId, null, undefined));
  return { photo_url: null };
}

/** A change of the photo is an edit of the profile, which is recent again. The score is recomputed. */
async function changePhoto(
  tx: Transaction,
  workerId: string,
  photoKey: string | null,
  shown: boolean | undefined,
): Promise<void> {
  const { photoKey: earlier, showsPhoto: before } = await lockWorker(tx, workerId);
  if (earlier === photoKey) return;
  const showsPhoto = shown ?? before;
  await tx.db
    .update(workers)
    .set({
      photoKey,
      showsPhoto,
      shownPhotoKey: newShownPhotoKey(photoKey, showsPhoto),
      profileUpdatedAt: tx.now,
      updatedAt: tx.now,
    })
    .where(eq(workers.id, workerId));
  if (earlier !== null) await releaseFile(tx, earlier);
  tx.factsChanged(workerId);
  tx.audit({
    actor: `worker:${workerId}`,
    action: photoKey === null ? 'photo-removed' : 'photo-saved',
    subject: `worker:${workerId}`,
  });
  if (showsPhoto !== before) auditPhotoShown(tx, workerId, showsPhoto);
}
