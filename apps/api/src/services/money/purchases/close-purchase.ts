import { eq } from 'drizzle-orm';
import { purchaseMachine } from '@repo/domain/purchase';
import { type PurchaseRow, purchases } from '../../../db/schema/purchases.ts';
import type { Transaction } from '../../../db/transaction.ts';

/**
 * Ends an attempt without money. Its next poll stays set: the hosted page may still be open in a browser, and
 * a late payment there must be found.
 */
export async function closePurchase(
  tx: Transaction,
  purchase: PurchaseRow,
  status: 'failed' | 'abandoned',
  reason: string,
): Promise<PurchaseRow> {
  if (!purchaseMachine.can(purchase.status, status)) return purchase;
  const [closed] = await tx.db
    .update(purchases)
    .set({ status, failureReason: reason, openingUntil: null, updatedAt: tx.now })
    .where(eq(purchases.id, purchase.id))
    .returning();
  if (closed === undefined) throw new Error('The purchase is gone');
  tx.audit({
    actor: 'system',
    action: `purchase-${status}`,
    subject: `purchase:${purchase.id}`,
    details: { reason },
  });
  return closed;
}
