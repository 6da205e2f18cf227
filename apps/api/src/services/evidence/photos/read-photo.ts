import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { workers } from '../../../db/schema/people.ts';
import { notFound } from '../../../errors.ts';
import { findFile, type StoredFile } from '../../platform/files/find-file.ts';

/** @throws ServiceError `not-found` unless the key is the current photo of a worker. */
export async function readPhoto(ctx: Context, key: string): Promise<StoredFile> {
  const [worker] = await ctx.db.select({ id: workers.id }).from(workers).where(eq(workers.photoKey, key));
  if (worker === undefined) throw notFound('photoNotFound');
  return findFile(ctx, key);
}
