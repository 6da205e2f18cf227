import { eq } from 'drizzle-orm';
import type { BodyOf } from '@repo/api-client/contract/define-call';
import type { retryRefund as retryRefundCall } from '@repo/api-client/contract/refunds';
import { refundActOf, type RefundStatus } from '@repo/domain/refund';
import type { Context } from '../../context.ts';
import { purchases, refunds } from '../../db/schema/purchases.ts';
import { withTransaction } from '../../db/transaction.ts';
import { notFound, ServiceError } from '../../errors.ts';
import type { RetriedRefund } from '../../providers/payments/payments.ts';
import { orUnavailable } from '../platform/providers/or-unavailable.ts';
import { claimRefund, releaseRefund } from './claim-refund.ts';
import { recordRefund } from './record-refund.ts';

/**
 * Continues a refund that needs attention, to the account that the payer named to a team member. The account is
 * handed to the provider and kept nowhere. That somebody tried is audited before the provider is asked, because the
 * answer may be lost.
 * @throws ServiceError `not-found`; `conflict` when the refund does not wait for details, or another attempt runs;
 * `invalid` when the provider refuses the details; `provider-unavailable` without an answer. A job then reads what
 * became of it.
 */
export async function retryRefund(
  ctx: Context,
  memberId: string,
  refundId: string,
  details: BodyOf<typeof retryRefundCall>,
): Promise<{ readonly id: string; readonly status: RefundStatus }> {
  const [found] = await ctx.db
    .select({ currency: purchases.currency })
    .from(refunds)
    .innerJoin(purchases, eq(purchases.id, refunds.purchaseId))
    .where(eq(refunds.id, refundId));
  if (found === undefined) throw notFound('refundNotFound');
  const refund = await claimRefund(ctx, refundId);
  if (refund === undefined) throw new ServiceError('conflict', 'refundNotWaiting');
  const { providerRefundId } = refund;
  if (providerRefundId === null || refundActOf(refund.status, true) !== 'retry_with_details') {
    await releaseRefund(ctx, refundId);
    throw new ServiceError('conflict', 'refundNotWaiting');
  }
  let retried: RetriedRefund;
  try {
    await withTransaction(ctx, async (tx) =>
      tx.audit({
        actor: `ops:${memberId}`,
        action: 'refund-retried',
        subject: `purchase:${refund.purchaseId}`,
        details: { refund: refundId, bank: details.bank_id },
      }),
    );
    retried = await orUnavailable(
      ctx.payments.retryRefund({
        providerRefundId,
        currency: found.currency,
        accountNumber: details.account_number,
        bankId: details.bank_id,
      }),
      'paymentProviderDown',
    );
  } catch (error) {
    await lookLater(ctx, refundId);
    throw error;
  }
  if (retried.kind === 'refused') {
    ctx.log.warn({ refundId }, 'the payment provider refused the details of a refund');
    await lookLater(ctx, refundId);
    throw new ServiceError('invalid', 'refundDetailsRefused');
  }
  const { refund: state } = retried;
  await withTransaction(ctx, (tx) => recordRefund(ctx, tx, refund, state));
  return { id: refundId, status: state.status };
}

/** Ends the claim. A job reads the status, because the provider may have moved on. */
async function lookLater(ctx: Context, refundId: string): Promise<void> {
  await releaseRefund(ctx, refundId);
  await ctx.jobs.enqueue('refund.execute', { refundId });
}
