import { asc, eq, lte } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { purchases, refunds } from '../../../db/schema/purchases.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import { nextPurchasePoll, nextRefundPoll } from '@repo/domain/next-poll';

const BATCH = 200;

/**
 * Enqueues a job for every unpaid purchase and every unfinished refund whose next poll is due. The poll after
 * it is set at the same time, so that a failed job is followed by another.
 */
export async function pollPurchases(ctx: Context): Promise<void> {
  const isMore = await withTransaction(ctx, async (tx) => {
    const found = [await pollUnpaid(tx), await pollRefunds(tx)];
    return found.includes(BATCH);
  });
  if (isMore) await ctx.jobs.enqueue('scheduled.purchases', {});
}

async function pollUnpaid(tx: Transaction): Promise<number> {
  const due = await tx.db
    .select({ id: purchases.id, reference: purchases.reference, createdAt: purchases.createdAt })
    .from(purchases)
    .where(lte(purchases.reconcileAt, tx.now))
    .orderBy(asc(purchases.reconcileAt))
    .limit(BATCH)
    .for('no key update', { skipLocked: true });
  for (const { id, reference, createdAt } of due) {
    await tx.db
      .update(purchases)
      .set({ reconcileAt: nextPurchasePoll(createdAt, tx.now) })
      .where(eq(purchases.id, id));
    await tx.enqueue('purchase.settle', { reference });
  }
  return due.length;
}

async function pollRefunds(tx: Transaction): Promise<number> {
  const due = await tx.db
    .select({ id: refunds.id, createdAt: refunds.createdAt })
    .from(refunds)
    .where(lte(refunds.reconcileAt, tx.now))
    .orderBy(asc(refunds.reconcileAt))
    .limit(BATCH)
    .for('no key update', { skipLocked: true });
  for (const { id, createdAt } of due) {
    await tx.db
      .update(refunds)
      .set({ reconcileAt: nextRefundPoll(createdAt, tx.now) })
      .where(eq(refunds.id, id));
    await tx.enqueue('refund.execute', { refundId: id });
  }
  return due.length;
}
