import { eq } from 'drizzle-orm';
import { refundMachine } from '@repo/domain/refund';
import type { Context } from '../../context.ts';
import { purchases, refunds } from '../../db/schema/purchases.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { RefundState } from '../../providers/payments/payments.ts';
import { claimRefund, releaseRefund } from './claim-refund.ts';
import { recordRefund } from './record-refund.ts';
import type { RefundRow } from './start-refund.ts';

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
  const refund = await claimRefund(ctx, refundId);
  if (refund === undefined) return (await isOver(ctx, refundId)) ? 'done' : 'busy';
  let state: RefundState;
  try {
    state = await ask(ctx, refund, occasion);
  } catch (error) {
    await releaseRefund(ctx, refundId);
    throw error;
  }
  await withTransaction(ctx, (tx) => recordRefund(ctx, tx, refund, state));
  return 'done';
}

async function isOver(ctx: Context, refundId: string): Promise<boolean> {
  const [row] = await ctx.db.select({ status: refunds.status }).from(refunds).where(eq(refunds.id, refundId));
  return row === undefined || refundMachine.isFinal(row.status);
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
