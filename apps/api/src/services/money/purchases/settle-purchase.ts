import { and, asc, eq } from 'drizzle-orm';
import { coversLevel } from '@repo/domain/packages';
import type { Context } from '../../../context.ts';
import { packages, type PurchaseRow, purchases, refunds } from '../../../db/schema/purchases.ts';
import { isDuplicate, withTransaction, type Transaction } from '../../../db/transaction.ts';
import type { PaymentState } from '../../../providers/payments/payments.ts';
import { applySettlement } from './apply-settlement.ts';
import { decideSettlement } from './decide-settlement.ts';
import { lockPair } from './lock-pair.ts';

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
  return settleBy(ctx, purchase, await ctx.payments.verify(reference));
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
  { id, employerId, workerId }: PurchaseRow,
  state: PaymentState,
): Promise<PurchaseRow> {
  await lockPair(tx, employerId, workerId);
  // Everything bought about this worker is locked together and in one order: which of it is kept depends on the others.
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
