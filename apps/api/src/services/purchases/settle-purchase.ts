import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { purchases, refunds } from '../../db/schema/purchases.ts';
import { isDuplicate, withTransaction, type Transaction } from '../../db/transaction.ts';
import type { PaymentState } from '../../providers/payments/payments.ts';
import { applySettlement } from './apply-settlement.ts';
import { decideSettlement } from './decide-settlement.ts';
import type { PurchaseRow } from './purchase-row.ts';

/** A purchase that is made anew at the very moment can get in the way once; more than that is a fault. */
const TRIES = 3;

/**
 * Asks the provider about a payment and settles its purchase by the answer. Webhook, return page and sweep all come
 * through here, at any time, together and as often as they like.
 * @returns the purchase as it now stands, or undefined for a reference that is not ours.
 * @throws PaymentProviderError when the provider did not say.
 */
export async function settlePurchase(ctx: Context, reference: string): Promise<PurchaseRow | undefined> {
  const [purchase] = await ctx.db.select().from(purchases).where(eq(purchases.reference, reference));
  if (purchase === undefined || purchase.status === 'refunded') return purchase;
  return settleBy(ctx, purchase, await ctx.payments.look(reference));
}

/** Settles a purchase by what the provider has just said about it. */
export async function settleBy(
  ctx: Context,
  purchase: PurchaseRow,
  state: PaymentState,
): Promise<PurchaseRow> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await withTransaction(ctx, (tx) => settleIn(ctx, tx, purchase, state));
    } catch (error) {
      if (tried === TRIES || !isDuplicate(error, 'purchases_one_open_or_paid')) throw error;
    }
  }
}

async function settleIn(
  ctx: Context,
  tx: Transaction,
  { id, ...found }: PurchaseRow,
  state: PaymentState,
): Promise<PurchaseRow> {
  // All attempts at the same thing are locked together and in one order: which of them is kept depends on the others.
  const family = await tx.db
    .select()
    .from(purchases)
    .where(
      and(
        eq(purchases.employerId, found.employerId),
        eq(purchases.workerId, found.workerId),
        eq(purchases.packageId, found.packageId),
      ),
    )
    .orderBy(asc(purchases.id))
    .for('no key update');
  const purchase = family.find((row) => row.id === id);
  if (purchase === undefined) throw new Error('The purchase is gone');
  const [refund] = await tx.db.select({ id: refunds.id }).from(refunds).where(eq(refunds.purchaseId, id));
  const settlement = decideSettlement({
    purchase,
    rivals: family.filter((row) => row.id !== id),
    hasRefund: refund !== undefined,
    state,
    now: tx.now,
  });
  return applySettlement(ctx, tx, purchase, settlement);
}
