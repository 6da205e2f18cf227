import { eq } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { retryRefund as retryRefundCall } from '@repo/api-client/contract/refunds';
import type { Context } from '../../context.ts';
import { purchases, refunds } from '../../db/schema/purchases.ts';
import { withTransaction } from '../../db/transaction.ts';
import { notFound, ServiceError } from '../../errors.ts';
import type { RetriedRefund } from '../../providers/payments/payments.ts';
import { refuseConflict } from '../access/conflicts.ts';
import { orUnavailable } from '../platform/providers/or-unavailable.ts';
import { releaseRefund } from './claim-refund.ts';
import { enterDetails, type RefundAccount } from './enter-details.ts';
import { recordRefund } from './record-refund.ts';
import { endDetails } from './refund-details.ts';
import { refuseHeldByAnother } from '../work/holders.ts';

type Retried = AnswerOf<typeof retryRefundCall>['refund'];

/**
 * Continues a refund that needs attention, to the account that the payer named to two members of the team. Each enters it,
 * and the second entry hands it to the provider (decisions 14). It is kept nowhere. That somebody tried is audited before
 * the provider is asked, because the answer may be lost. The first entry ends with the provider's answer.
 * @throws ServiceError `not-found`; `conflict` when the refund does not wait for details, another attempt runs, or the
 * entry does not agree with a colleague's; `invalid` when the provider refuses the details; `provider-unavailable`
 * without an answer. A job then reads what became of it.
 */
export async function retryRefund(
  ctx: Context,
  memberId: string,
  refundId: string,
  account: RefundAccount,
): Promise<Retried> {
  const [found] = await ctx.db
    .select({ currency: purchases.currency, workerId: purchases.workerId })
    .from(refunds)
    .innerJoin(purchases, eq(purchases.id, refunds.purchaseId))
    .where(eq(refunds.id, refundId));
  if (found === undefined) throw notFound('refundNotFound');
  await refuseConflict(ctx.db, memberId, found.workerId);
  await refuseHeldByAnother(ctx.db, memberId, { kind: 'refund', id: refundId });
  const { standing, refund, providerRefundId } = await enterDetails(ctx, memberId, refundId, account);
  if (standing === 'second_look') return { id: refundId, status: refund.status, standing };
  let retried: RetriedRefund;
  try {
    retried = await orUnavailable(
      ctx.payments.retryRefund({
        providerRefundId,
        currency: found.currency,
        accountNumber: account.account_number,
        bankId: account.bank_id,
      }),
      'paymentProviderDown',
    );
  } catch (error) {
    await lookLater(ctx, refundId);
    throw error;
  }
  if (retried.kind === 'refused') {
    ctx.log.warn({ refundId }, 'the payment provider refused the details of a refund');
    await withTransaction(ctx, (tx) => endDetails(tx, refundId));
    await lookLater(ctx, refundId);
    throw new ServiceError('invalid', 'refundDetailsRefused');
  }
  const { refund: state } = retried;
  await withTransaction(ctx, async (tx) => {
    await recordRefund(ctx, tx, refund, state);
    await endDetails(tx, refundId);
  });
  return { id: refundId, status: state.status, standing: 'decided' };
}

/** Ends the claim. A job reads the status, because the provider may have moved on. */
async function lookLater(ctx: Context, refundId: string): Promise<void> {
  await releaseRefund(ctx, refundId);
  await ctx.jobs.enqueue('refund.execute', { refundId });
}
