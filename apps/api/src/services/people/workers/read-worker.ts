import { and, eq, or } from 'drizzle-orm';
import type { WireWorkerProfile } from '@repo/api-client/contract/nannies';
import type { Context } from '../../../context.ts';
import { prospects } from '../../../db/schema/prospects.ts';
import { workers } from '../../../db/schema/people.ts';
import { notFound } from '../../../errors.ts';
import { isVisible } from '../../access/visibility.ts';
import { presentProspect } from './present-prospect.ts';
import { presentProfile, profileColumns } from './present-worker.ts';

/**
 * One worker as this employer may see her: her profile, or before her yes and after its end the words with which
 * this employer invited her.
 * @throws ServiceError `not-found` for an unknown worker and for a hidden one.
 */
export async function readWorker(ctx: Context, employerId: string, id: string): Promise<WireWorkerProfile> {
  const viewer = { employerId, now: ctx.clock.now() };
  const [worker] = await ctx.db
    .select(profileColumns(ctx.db, viewer))
    .from(workers)
    .where(isVisible(ctx.db, viewer, id));
  if (worker !== undefined) return presentProfile(worker, viewer.now);
  const [prospect] = await ctx.db
    .select()
    .from(prospects)
    .where(and(eq(prospects.employerId, employerId), or(eq(prospects.id, id), eq(prospects.workerId, id))));
  if (prospect === undefined) throw notFound('workerNotFound');
  return presentProspect(prospect);
}
