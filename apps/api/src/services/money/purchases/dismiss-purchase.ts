import { and, eq } from 'drizzle-orm';
import { mayBeDismissed } from '@repo/domain/purchase';
import type { Context } from '../../../context.ts';
import { purchases } from '../../../db/schema/purchases.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { notFound, ServiceError } from '../../../errors.ts';

/**
 * Puts the card of a payment without money away, on every device of the employer. The row stays. When its money arrives
 * later, the card shows again. A repeated call changes nothing.
 * @throws ServiceError `not-found` for a purchase that is not this employer's; `conflict` for one that is paid, refunded or
 * still open.
 */
export async function dismissPurchase(ctx: Context, employerId: string, purchaseId: string): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const [purchase] = await tx.db
      .select({ status: purchases.status, dismissedAt: purchases.dismissedAt })
      .from(purchases)
      .where(and(eq(purchases.id, purchaseId), eq(purchases.employerId, employerId)))
      .for('update');
    if (purchase === undefined) throw notFound('paymentNotFound');
    if (!mayBeDismissed(purchase.status)) throw new ServiceError('conflict', 'paymentNotDismissable');
    if (purchase.dismissedAt !== null) return;
    await tx.db.update(purchases).set({ dismissedAt: tx.now }).where(eq(purchases.id, purchaseId));
    tx.audit({
      actor: `employer:${employerId}`,
      action: 'purchase-dismissed',
      subject: `purchase:${purchaseId}`,
      details: { status: purchase.status },
    });
  });
}
