import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { workers } from '../../../db/schema/people.ts';
import { notFound } from '../../../errors.ts';
import { findVisibleWorker } from '../../access/visibility.ts';
import { listedColumns, type ListedWorker } from './present-worker.ts';

/**
 * One worker as this employer may see her.
 * @throws ServiceError `not-found` for an unknown worker and for a hidden one.
 */
export async function readWorker(ctx: Context, employerId: string, workerId: string): Promise<ListedWorker> {
  const { id } = await findVisibleWorker(ctx.db, employerId, workerId);
  const [worker] = await ctx.db
    .select(listedColumns(ctx.db, employerId))
    .from(workers)
    .where(eq(workers.id, id));
  if (worker === undefined) throw notFound('workerNotFound');
  return worker;
}
