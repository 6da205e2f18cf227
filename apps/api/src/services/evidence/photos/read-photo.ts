import { eq, or } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { workers } from '../../../db/schema/people.ts';
import { notFound } from '../../../errors.ts';
import { findFile, type StoredFile } from '../../platform/files/find-file.ts';

/**
 * The current photo of a worker, by her own address or by the one for others.
 * @throws ServiceError `not-found` for every other address.
 */
export async function readPhoto(ctx: Context, key: string): Promise<StoredFile> {
  const [worker] = await ctx.db
    .select({ photoKey: workers.photoKey })
    .from(workers)
    .where(or(eq(workers.photoKey, key), eq(workers.shownPhotoKey, key)));
  if (worker?.photoKey == null) throw notFound('photoNotFound');
  return findFile(ctx, worker.photoKey);
}
