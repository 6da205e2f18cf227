import { eq } from 'drizzle-orm';
import { purchaseMachine } from '@repo/domain/purchase';
import type { Context } from '../../../context.ts';
import { cases } from '../../../db/schema/cases.ts';
import { type PurchaseRow, purchases, refunds } from '../../../db/schema/purchases.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { ReceivedPayment } from '../../../providers/payments/payments.ts';
import { tellOfWithdrawal, withdrawRequests } from '../../consent/consent-requests/withdraw-request.ts';
import { closeCase } from '../../casework/cases/close-case.ts';
import { closePurchase } from './close-purchase.ts';

/**
 * Handles money that the provider has given back. When we asked for that, our refund only needs to learn of
 * it. When we did not (the provider's dashboard, a chargeback), the purchase ends here with its consent
 * request and its case, and the team is told.
 */
export async function reversePurchase(
  ctx: Context,
  tx: Transaction,
  purchase: PurchaseRow,
  payment: ReceivedPayment,
): Promise<PurchaseRow> {
  const [ours] = await tx.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(eq(refunds.purchaseId, purchase.id));
  if (ours !== undefined) {
    await tx.enqueue('refund.execute', { refundId: ours.id });
    return purchase;
  }
  // Money that came and went before the service noticed it has bought nothing.
  const received =
    purchase.status === 'pending'
      ? await closePurchase(tx, purchase, 'failed', 'reversed-at-provider')
      : purchase;
  if (!purchaseMachine.can(received.status, 'refunded')) return received;
  await tx.db.insert(refunds).values({
    purchaseId: purchase.id,
    amountCents: payment.amountCents,
    reason: 'reversed-at-provider',
    status: 'processed',
    createdAt: tx.now,
    settledAt: tx.now,
  });
  const [reversed] = await tx.db
    .update(purchases)
    .set({ status: 'refunded', failureReason: 'reversed-at-provider', reconcileAt: null, updatedAt: tx.now })
    .where(eq(purchases.id, purchase.id))
    .returning();
  if (reversed === undefined) throw new Error('The purchase is gone');
  await endWhatItPaidFor(ctx, tx, purchase.id);
  ctx.log.error({ purchaseId: purchase.id }, 'a payment was taken back at the provider, not by us');
  tx.audit({
    actor: 'provider:paystack',
    action: 'purchase-reversed',
    subject: `purchase:${purchase.id}`,
    details: { from: purchase.status, amount_cents: payment.amountCents },
  });
  return reversed;
}

async function endWhatItPaidFor(ctx: Context, tx: Transaction, purchaseId: string): Promise<void> {
  for (const request of await withdrawRequests(tx, { purchaseId })) await tellOfWithdrawal(ctx, tx, request);
  const [opened] = await tx.db.select({ id: cases.id }).from(cases).where(eq(cases.purchaseId, purchaseId));
  if (opened !== undefined)
    await closeCase(ctx, tx, opened.id, { reason: 'payment-reversed', actor: 'provider:paystack' });
}
