import { eq, lte } from 'drizzle-orm';
import { purchaseMachine } from '@repo/domain/purchase';
import { isRefundMoving, refundMachine } from '@repo/domain/refund';
import { refundDetailsSince } from '@repo/domain/refund-details';
import type { Context } from '../../context.ts';
import { type PurchaseRow, purchases, refunds } from '../../db/schema/purchases.ts';
import { refundDetails } from '../../db/schema/refund-details.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { RefundState } from '../../providers/payments/payments.ts';
import { endDetails } from './refund-details.ts';
import type { RefundRow } from './start-refund.ts';

/** Stores the provider's word on a claimed refund, ends the claim, and marks its purchase once money moves. */
export async function recordRefund(
  ctx: Context,
  tx: Transaction,
  claimed: RefundRow,
  state: RefundState,
): Promise<void> {
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
  // An entry of the payer's account waits while the refund does, for a day. Each poll ends what is outdated.
  const outdated = lte(refundDetails.enteredAt, refundDetailsSince(tx.now));
  await endDetails(tx, refund.id, status === 'needs-attention' ? outdated : undefined);
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
