import { asc, lte } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { workers } from '../../db/schema/people.ts';
import { withTransaction } from '../../db/transaction.ts';
import { forEachIsolated } from '../platform/jobs/for-each-isolated.ts';
import { recomputeTrust } from './recompute-trust.ts';

const BATCH = 200;

/** Removes the points for a recent profile from the workers whose profile is no longer recent. */
export async function recomputeDue(ctx: Context): Promise<void> {
  const due = await ctx.db
    .select({ id: workers.id })
    .from(workers)
    .where(lte(workers.trustReviewAt, ctx.clock.now()))
    .orderBy(asc(workers.trustReviewAt))
    .limit(BATCH);
  const processed = await forEachIsolated(
    ctx,
    due.map(({ id }) => id),
    (id) => withTransaction(ctx, (tx) => recomputeTrust(tx, id)),
    'a trust score cannot be taken down',
  );
  if (due.length === BATCH && processed > 0) await ctx.jobs.enqueue('scheduled.trust', {});
}
