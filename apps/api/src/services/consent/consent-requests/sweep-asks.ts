import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { asks } from '../../../db/schema/consents.ts';
import { workers } from '../../../db/schema/people.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import { eachByItself } from '../../platform/jobs/each-by-itself.ts';
import { answerAsk } from './answer-ask.ts';
import { sendAgain } from './send-again.ts';

const BATCH = 200;

/**
 * Ends the asks whose 48 hours have passed and reminds, once, of those that have waited for 24. That something is wrong
 * with one holds back no other: refunds hang on it.
 */
export async function sweepAsks(ctx: Context): Promise<void> {
  await expireAsks(ctx);
  await remindOfAsks(ctx);
}

async function expireAsks(ctx: Context): Promise<void> {
  const due = await ctx.db
    .select({ id: asks.id })
    .from(asks)
    .where(and(eq(asks.status, 'open'), lte(asks.expiresAt, ctx.clock.now())))
    .orderBy(asks.expiresAt)
    .limit(BATCH);
  const worked = await eachByItself(
    ctx,
    due.map(({ id }) => id),
    (id) => withTransaction(ctx, (tx) => answerAsk(ctx, tx, id, 'expired', null)),
    'a question that ran out cannot be ended',
  );
  if (due.length === BATCH && worked > 0) await ctx.jobs.enqueue('sweep.asks', {});
}

async function remindOfAsks(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const due = await ctx.db
    .select({ id: asks.id })
    .from(asks)
    .where(
      and(eq(asks.status, 'open'), isNull(asks.remindedAt), lte(asks.remindAt, now), gt(asks.expiresAt, now)),
    )
    .limit(BATCH);
  await eachByItself(
    ctx,
    due.map(({ id }) => id),
    (id) => withTransaction(ctx, (tx) => remind(ctx, tx, id)),
    'somebody cannot be reminded of a question',
  );
}

async function remind(ctx: Context, tx: Transaction, id: string): Promise<void> {
  const [ask] = await tx.db
    .update(asks)
    .set({ remindedAt: tx.now })
    .where(and(eq(asks.id, id), eq(asks.status, 'open'), isNull(asks.remindedAt)))
    .returning();
  if (ask === undefined) return;
  const [worker] = await tx.db.select().from(workers).where(eq(workers.id, ask.workerId));
  if (worker === undefined || worker.optedOutAt !== null) return;
  await sendAgain(ctx, tx, ask, worker, 'ask-reminder');
}
