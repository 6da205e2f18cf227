import { asc, lte } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { storedFiles } from '../../db/schema/stored-files.ts';
import { letFilesGo } from '../documents/let-files-go.ts';
import { removeFile } from './stored-file.ts';

const BATCH = 200;

/**
 * Deletes what nobody owns: files whose time is over, those that were discarded and could not be deleted then, and what
 * a process that died between storing and owning has left. One that cannot be deleted is no reason to keep the others.
 */
export async function sweepFiles(ctx: Context): Promise<void> {
  await ctx.storage.tidy();
  await letFilesGo(ctx);
  const due = await ctx.db
    .select({ key: storedFiles.key })
    .from(storedFiles)
    .where(lte(storedFiles.discardAt, ctx.clock.now()))
    .orderBy(asc(storedFiles.discardAt))
    .limit(BATCH);
  const results = await Promise.allSettled(due.map(({ key }) => removeFile(ctx, key)));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  if (due.length === BATCH) await ctx.jobs.enqueue('sweep.files', {});
}
