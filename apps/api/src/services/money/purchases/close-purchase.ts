import { eq } from 'drizzle-orm';
import { purchaseMachine } from '@repo/domain/purchase';
import { type PurchaseRow, purchases } from '../../../db/schema/purchases.ts';
import type { Transaction } from '../../../db/transaction.ts';

/**
 * Ends an attempt without money. It stays in the sweep: its hosted page may still be open somewhere, and what is paid
 * there late must be found.
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
