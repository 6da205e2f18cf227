import { and, asc, inArray, lte } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { storedFiles } from '../../../db/schema/stored-files.ts';
import { removeFile } from './stored-file.ts';

const BATCH = 200;

/** Half of the time between two runs of the job, so that the next run tries again at any minute of its start. */
const POSTPONED_MILLISECONDS = 30 * 60_000;

/**
 * Deletes files that no row owns. Some were discarded and could not be deleted then. Others were stored by a
 * process that ended before a row owned them. A file that cannot be deleted does not stop the others: its
 * next try is postponed.
 */
export async function deleteOrphans(ctx: Context): Promise<void> {
  await ctx.storage.tidy();
  const now = ctx.clock.now();
  const due = await ctx.db
    .select({ key: storedFiles.key })
    .from(storedFiles)
    .where(lte(storedFiles.discardAt, now))
    .orderBy(asc(storedFiles.discardAt))
    .limit(BATCH);
  const results = await Promise.allSettled(due.map(({ key }) => removeFile(ctx, key)));
  const failed = due.filter((_, place) => results[place]?.status === 'rejected').map(({ key }) => key);
  if (failed.length > 0)
    await ctx.db
      .update(storedFiles)
      .set({ discardAt: new Date(now.getTime() + POSTPONED_MILLISECONDS) })
      .where(and(inArray(storedFiles.key, failed), lte(storedFiles.discardAt, now)));
  if (due.length === BATCH && failed.length < BATCH) await ctx.jobs.enqueue('scheduled.files', {});
  const trouble = results.find((result) => result.status === 'rejected');
  if (trouble !== undefined) throw trouble.reason;
}
