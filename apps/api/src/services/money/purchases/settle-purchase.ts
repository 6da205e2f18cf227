import { and, asc, eq } from 'drizzle-orm';
import { coversLevel } from '@repo/domain/packages';
import type { Context } from '../../../context.ts';
import { packages, type PurchaseRow, purchases, refunds } from '../../../db/schema/purchases.ts';
import { isDuplicate, withTransaction, type Transaction } from '../../../db/transaction.ts';
import type { PaymentState } from '../../../providers/payments/payments.ts';
import { applySettlement } from './apply-settlement.ts';
import { decideSettlement } from './decide-settlement.ts';
import { lockPair } from './lock-pair.ts';

/** A purchase that is created at the same moment can interfere once. More than that is a fault. */
const TRIES = 3;

/**
 * Asks the provider about a payment and settles its purchase by the answer. Webhook, return page and
 * scheduled job all use this function, at any time, at the same time and as often as they like.
 * @returns the purchase in its current state, or undefined for a reference that is not ours.
 * @throws PaymentProviderError when the provider gave no answer.
 */
export async function settlePurchase(ctx: Context, reference: string): Promise<PurchaseRow | undefined> {
  const [purchase] = await ctx.db.select().from(purchases).where(eq(purchases.reference, reference));
  if (purchase === undefined || purchase.status === 'refunded') return purchase;
  return settleBy(ctx, purchase, await ctx.payments.verify(reference));
}

/** Settles a purchase by the answer that the provider has just given about it. */
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
  { id, employerId, workerId }: PurchaseRow,
  state: PaymentState,
): Promise<PurchaseRow> {
  await lockPair(tx, employerId, workerId);
  // Locks everything that this employer bought about this worker, together and in one order. Which purchase
  // is kept depends on the others.
  const family = await tx.db
    .select({ purchase: purchases, level: packages.level, refundId: refunds.id })
    .from(purchases)
    .innerJoin(packages, eq(packages.id, purchases.packageId))
    .leftJoin(refunds, eq(refunds.purchaseId, purchases.id))
    .where(and(eq(purchases.employerId, employerId), eq(purchases.workerId, workerId)))
    .orderBy(asc(purchases.id))
    .for('no key update', { of: purchases });
  const own = family.find(({ purchase }) => purchase.id === id);
  if (own === undefined) throw new Error('The purchase is gone');
  const others = family.filter((each) => each !== own);
  const owned = others.filter(({ purchase, refundId }) => purchase.status === 'paid' && refundId === null);
  const settlement = decideSettlement({
    purchase: own.purchase,
    rivals: others.flatMap(({ purchase }) =>
      purchase.packageId === own.purchase.packageId ? [purchase] : [],
    ),
    isCovered: owned.some(({ level }) => coversLevel(level, own.level)),
    lastPaidAt: owned
      .map(({ purchase }) => purchase.paidAt)
      .reduce((last, at) => (last === null || (at !== null && at > last) ? at : last), null),
    hasRefund: own.refundId !== null,
    state,
    now: tx.now,
  });
  return applySettlement(ctx, tx, own.purchase, settlement);
}
