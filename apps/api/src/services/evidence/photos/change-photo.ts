import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { workers } from '../../../db/schema/people.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import { notFound } from '../../../errors.ts';
import { lockWorker } from '../../access/lock-worker.ts';
import { releaseFile, storeFile } from '../../platform/files/stored-file.ts';
import { type PreparedFile, UPLOADS } from '../../platform/files/upload.ts';
import { consumeRateLimit } from '../../platform/limits/rate-limit.ts';
import { photoAddress } from '../../access/profile-of.ts';

/**
 * Replaces a worker's earlier photo.
 * @throws ServiceError `not-found` for another worker's profile, before any part of the file is read.
 */
export async function savePhoto(
  ctx: Context,
  workerId: string,
  id: string,
  receive: () => Promise<PreparedFile>,
): Promise<{ readonly photo_url: string }> {
  if (id !== workerId) throw notFound('profileNotFound');
  await consumeRateLimit(ctx.db, UPLOADS, workerId, ctx.clock.now());
  const file = await receive();
  return storeFile(ctx, file, async (tx, key) => {
    await changePhoto(tx, workerId, key);
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
  await withTransaction(ctx, (tx) => changePhoto(tx, workerId, null));
  return { photo_url: null };
}

/** A change of the photo is an edit of the profile, which is recent again. The score is recomputed. */
async function changePhoto(tx: Transaction, workerId: string, photoKey: string | null): Promise<void> {
  const { photoKey: earlier } = await lockWorker(tx, workerId);
  if (earlier === photoKey) return;
  await tx.db
    .update(workers)
    .set({ photoKey, profileUpdatedAt: tx.now, updatedAt: tx.now })
    .where(eq(workers.id, workerId));
  if (earlier !== null) await releaseFile(tx, earlier);
  tx.factsChanged(workerId);
  tx.audit({
    actor: `worker:${workerId}`,
    action: photoKey === null ? 'photo-removed' : 'photo-saved',
    subject: `worker:${workerId}`,
  });
}
