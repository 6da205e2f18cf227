import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { type PurchaseRow, purchases, refunds } from '../../db/schema/purchases.ts';
import type { RefundReason } from '@repo/domain/refund-reason';
import type { RefundedAmount } from '@repo/domain/refund-words';
import type { Transaction } from '../../db/transaction.ts';
import { nextRefundPoll } from '@repo/domain/next-poll';

export type RefundRow = typeof refunds.$inferSelect;

export interface NewRefund {
  readonly purchaseId: string;
  /** The amount to refund. The purchase's amount when left out. */
  readonly amountCents?: number;
  /** The code that decides on it tells the employer. */
  readonly reason: Exclude<RefundReason, 'reversed-at-provider'>;
}

/**
 * Decides, in the caller's transaction, that a purchase is refunded. The provider is asked after the commit.
 * There is one refund per purchase: a second decision changes nothing.
 * @returns the amount that goes back, for the words to the employer: `refundStarted` of the domain.
 */
export async function startRefund(
  _ctx: Context,
  tx: Transaction,
  { purchaseId, amountCents, reason }: NewRefund,
): Promise<RefundedAmount> {
  const [purchase] = await tx.db.select().from(purchases).where(eq(purchases.id, purchaseId));
  if (purchase === undefined || purchase.status === 'pending')
    throw new Error('There is no payment to give back');
  const amount = amountCents ?? purchase.amountCents;
  const [refund] = await tx.db
    .insert(refunds)
    .values({
      purchaseId,
      amountCents: amount,
      reason,
      createdAt: tx.now,
      reconcileAt: nextRefundPoll(tx.now, tx.now),
    })
    .onConflictDoNothing({ target: refunds.purchaseId })
    .returning({ id: refunds.id });
  if (refund === undefined) return decidedBefore(tx, purchase);
  await tx.enqueue('refund.execute', { refundId: refund.id });
  tx.audit({
    actor: 'system',
    action: 'refund-started',
    subject: `purchase:${purchaseId}`,
    details: { refund: refund.id, amount_cents: amount, reason },
  });
  return { amountCents: amount, priceCents: purchase.amountCents };
}

async function decidedBefore(
  tx: Transaction,
  { id, amountCents: priceCents }: PurchaseRow,
): Promise<RefundedAmount> {
  const [row] = await tx.db
    .select({ amountCents: refunds.amountCents })
    .from(refunds)
    .where(eq(refunds.purchaseId, id));
  if (row === undefined) throw new Error('The refund of a purchase is gone');
  return { ...row, priceCents };
}
