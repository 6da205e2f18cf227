import { asc, lte } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { workers } from '../../db/schema/people.ts';
import { withTransaction } from '../../db/transaction.ts';
import { recomputeTrust } from './recompute-trust.ts';

const BATCH = 200;

/** Takes the points for a recent profile from those whose profile has stopped being recent. */
export async function sweepTrust(ctx: Context): Promise<void> {
  const due = await ctx.db
    .select({ id: workers.id })
    .from(workers)
    .where(lte(workers.trustReviewAt, ctx.clock.now()))
    .orderBy(asc(workers.trustReviewAt))
    .limit(BATCH);
  for (const { id } of due) await withTransaction(ctx, (tx) => recomputeTrust(ctx, tx, id));
  if (due.length === BATCH) await ctx.jobs.enqueue('sweep.trust', {});
}
