import { and, eq, isNull, lte, ne, or } from 'drizzle-orm';
import { purchaseMachine } from '@repo/domain/purchase';
import { isRefundMoving, refundMachine } from '@repo/domain/refund';
import type { Context } from '../../context.ts';
import { type PurchaseRow, purchases, refunds } from '../../db/schema/purchases.ts';
import { withTransaction, type Transaction } from '../../db/transaction.ts';
import type { RefundState } from '../../providers/payments/payments.ts';
import type { RefundRow } from './start-refund.ts';

/**
 * The time that a claim lasts beyond the longest possible attempt. So a claim outlives every running attempt,
 * and a dead claim ends soon.
 */
const CLAIM_MARGIN_MILLISECONDS = 10_000;

/**
 * Asks the provider for a refund, or for the status of one that was asked for before. This is safe to run at
 * any time and any number of times. One run at a time claims the refund. When no answer is stored, the run
 * first looks for a refund that an interrupted run may have made.
 * `told` means that the provider has just reported something about the refund. Then the run only reads its
 * status. Otherwise a refund that keeps failing would be asked for in a circle. `due` means that its next
 * poll has come. Then a failed refund is asked for again.
 * @returns `busy` when another run holds the claim. The status that it read may be older than what the caller
 * knows.
 * @throws PaymentProviderError when the provider gave no answer, so that the queue tries again.
 */
export async function executeRefund(
  ctx: Context,
  refundId: string,
  occasion: 'due' | 'told',
): Promise<'done' | 'busy'> {
  const refund = await claim(ctx, refundId);
  if (refund === undefined) return (await isOver(ctx, refundId)) ? 'done' : 'busy';
  let state: RefundState;
  try {
    state = await ask(ctx, refund, occasion);
  } catch (error) {
    await ctx.db.update(refunds).set({ askingUntil: null }).where(eq(refunds.id, refundId));
    throw error;
  }
  await withTransaction(ctx, (tx) => record(ctx, tx, refund, state));
  return 'done';
}

async function isOver(ctx: Context, refundId: string): Promise<boolean> {
  const [row] = await ctx.db.select({ status: refunds.status }).from(refunds).where(eq(refunds.id, refundId));
  return row === undefined || refundMachine.isFinal(row.status);
}

async function claim(ctx: Context, refundId: string): Promise<RefundRow | undefined> {
  const now = ctx.clock.now();
  const lasts = ctx.payments.longestRefundMilliseconds + CLAIM_MARGIN_MILLISECONDS;
  const [row] = await ctx.db
    .update(refunds)
    .set({ askingUntil: new Date(now.getTime() + lasts) })
    .where(
      and(
        eq(refunds.id, refundId),
        ne(refunds.status, 'processed'),
        or(isNull(refunds.askingUntil), lte(refunds.askingUntil, now)),
      ),
    )
    .returning();
  return row;
}

/**
 * Asks again for a refund that failed for good at the provider. Of any other refund with a provider's id,
 * only reads the status.
 */
async function ask(ctx: Context, refund: RefundRow, occasion: 'due' | 'told'): Promise<RefundState> {
  if (refund.providerRefundId !== null && (refund.status !== 'failed' || occasion === 'told'))
    return ctx.payments.lookRefund(refund.providerRefundId);
  const [purchase] = await ctx.db
    .select({ reference: purchases.reference })
    .from(purchases)
    .where(eq(purchases.id, refund.purchaseId));
  if (purchase === undefined) throw new Error('The purchase of a refund is gone');
  return ctx.payments.refund({
    reference: purchase.reference,
    amountCents: refund.amountCents,
    refundId: refund.id,
  });
}

async function record(ctx: Context, tx: Transaction, claimed: RefundRow, state: RefundState): Promise<void> {
  // Locks the purchase first, then its refund. All code that locks both uses this order.
  const [purchase] = await tx.db
    .select()
    .from(purchases)
    .where(eq(purchases.id, claimed.purchaseId))
    .for('no key update');
  const [refund] = await tx.db.select().from(refunds).where(eq(refunds.id, claimed.id)).for('no key update');
  if (purchase === undefined || refund === undefined) return;
  const status = refundMachine.can(refund.status, state.status) ? state.status : refund.status;
  await tx.db
    .update(refunds)
    .set({
      status,
      providerRefundId: state.providerRefundId ?? refund.providerRefundId,
      providerAmountCents: state.amountCents,
      askingUntil: null,
      // The next poll stays as planned. An event of the provider must not delay the poll at which the refund
      // is asked for again.
      ...(refundMachine.isFinal(status) && { reconcileAt: null, settledAt: tx.now }),
    })
    .where(eq(refunds.id, refund.id));
  if (status !== refund.status || refund.providerRefundId === null)
    tx.audit({
      actor: 'provider:paystack',
      action: `refund-${status}`,
      subject: `purchase:${purchase.id}`,
      details: { refund: refund.id, amount_cents: state.amountCents, wanted_cents: refund.amountCents },
    });
  if (status === 'failed' || status === 'needs-attention')
    ctx.log.error({ refundId: refund.id, status }, 'a refund does not go through: the team must look at it');
  if (isRefundMoving(status) && purchaseMachine.can(purchase.status, 'refunded'))
    await markRefunded(tx, purchase);
}

/**
 * The provider has taken on the refund. From here on the purchase counts as refunded, and can be made again.
 */
async function markRefunded(tx: Transaction, purchase: PurchaseRow): Promise<void> {
  await tx.db
    .update(purchases)
    .set({ status: 'refunded', reconcileAt: null, updatedAt: tx.now })
    .where(eq(purchases.id, purchase.id));
  tx.audit({
    actor: 'system',
    action: 'purchase-refunded',
    subject: `purchase:${purchase.id}`,
    details: { from: purchase.status },
  });
}
