import { and, eq } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getPurchaseCallback } from '@repo/api-client/contract/employer';
import { estimatedCompletion, VERIFICATION_STOPPED } from '@repo/domain/check-due-date';
import { centsToShillings, formatKes } from '@repo/domain/money';
import { packageName } from '@repo/domain/packages';
import { isRefundMoving } from '@repo/domain/refund';
import type { PlainRefusal } from '@repo/domain/refusals/refusal';
import type { Context } from '../../../context.ts';
import { cases, checks } from '../../../db/schema/cases.ts';
import { employers } from '../../../db/schema/people.ts';
import { packages, type PurchaseRow, purchases, refunds } from '../../../db/schema/purchases.ts';
import { notFound, ServiceError } from '../../../errors.ts';
import type { RefundRow } from '../../refunds/start-refund.ts';
import { isPartKept, takenBackCents } from '../../access/money-back.ts';
import { orUnavailable } from '../../platform/providers/or-unavailable.ts';
import { settleBy } from './settle-purchase.ts';

const ASK_AGAIN_SECONDS = 5;

type Confirmed = Omit<AnswerOf<typeof getPurchaseCallback>, 'message'>;

/**
 * Answers a payer who comes back from the hosted page. The browser only says which purchase is meant. The
 * provider is asked whether it was paid, unless that is known already.
 * @throws ServiceError `not-found` for a reference that is not this employer's; `payment-required` when it is
 * not paid (with a wait while it is being paid); `conflict` when all of the money was refunded or is about to be;
 * `provider-unavailable` when the call should be repeated later.
 */
export async function confirmPurchase(
  ctx: Context,
  employerId: string,
  reference: string,
): Promise<Confirmed> {
  const [found] = await ctx.db
    .select()
    .from(purchases)
    .where(and(eq(purchases.reference, reference), eq(purchases.employerId, employerId)));
  if (found === undefined) throw notFound('paymentNotFound');
  const { settled, isUnderWay } = await settle(ctx, found);
  if (isUnderWay) throw notYetPaid();
  const back = await whatWentBack(ctx, found.id);
  const wasPaid =
    settled.status === 'paid' || (settled.status === 'refunded' && settled.failureReason === null);
  if (!wasPaid || settled.paidAt === null || !back.isPartKept) throw notPaid(settled, back);
  return present(ctx, settled, settled.paidAt, back);
}

async function whatWentBack(ctx: Context, purchaseId: string): Promise<MoneyBack> {
  const [back] = await ctx.db
    .select({ refund: refunds, takenBackCents, isPartKept })
    .from(purchases)
    .leftJoin(refunds, eq(refunds.purchaseId, purchases.id))
    .where(eq(purchases.id, purchaseId));
  if (back === undefined) throw new Error('The purchase is gone');
  return back;
}

/** Whether the purchase is paid, and whether a payment is under way at this moment. */
async function settle(ctx: Context, found: PurchaseRow) {
  if (found.status === 'paid' || found.status === 'refunded') return { settled: found, isUnderWay: false };
  const state = await orUnavailable(ctx.payments.verify(found.reference), 'paymentUnconfirmable');
  const settled = await settleBy(ctx, found, state);
  return { settled, isUnderWay: settled.status === 'pending' && state.kind === 'open' && state.isUnderWay };
}

/**
 * This is no refusal: a prompt on a phone takes its time. The time to ask again distinguishes this answer
 * from a failure.
 */
const notYetPaid = () =>
  new ServiceError('payment-required', 'paymentNotConfirmed', {
    retryAfterSeconds: ASK_AGAIN_SECONDS,
  });

/** The end of a payment of which nothing is kept. What the bank took is back; only a refund can still be on its way. */
function goneBack({ refund, takenBackCents: taken }: MoneyBack): ServiceError {
  if (refund === null || refund.status === 'processed')
    return new ServiceError('conflict', {
      code: 'paymentRefunded',
      parameters: { amount: formatKes((refund?.amountCents ?? 0) + taken) },
    });
  return new ServiceError('conflict', {
    code: isRefundMoving(refund.status) ? 'refundUnderWay' : 'refundHeldUp',
    parameters: { amount: formatKes(refund.amountCents) },
  });
}

function whereItIs(refund: Refund | null): PlainRefusal {
  if (refund === null || isRefundMoving(refund.status))
    return refund?.status === 'processed' ? 'moneyRefunded' : 'moneyBeingRefunded';
  return 'moneyHeldUp';
}

const givenBack: Readonly<Record<string, PlainRefusal>> = {
  'amount-mismatch': 'paymentAmountWrong',
  'currency-mismatch': 'paymentCurrencyWrong',
  'already-paid': 'paymentRepeated',
};

type Refund = Pick<RefundRow, 'status' | 'amountCents'>;

interface MoneyBack {
  readonly refund: Refund | null;
  readonly takenBackCents: number;
  readonly isPartKept: boolean;
}

function notPaid({ status, failureReason }: PurchaseRow, back: MoneyBack): ServiceError {
  const because = givenBack[failureReason ?? ''];
  if (because !== undefined)
    return new ServiceError('payment-required', {
      code: 'paymentNotKept',
      parameters: { why: [because], refund: [whereItIs(back.refund)] },
    });
  if (!back.isPartKept || back.refund !== null) return goneBack(back);
  if (status === 'failed')
    return new ServiceError(
      'payment-required',
      failureReason === null
        ? 'paymentFailed'
        : { code: 'paymentFailedBecause', parameters: { reason: failureReason.replace(/\.$/, '') } },
    );
  return new ServiceError('payment-required', 'paymentNotCompleted');
}

async function present(
  ctx: Context,
  purchase: PurchaseRow,
  paidAt: Date,
  { refund, takenBackCents: taken }: MoneyBack,
): Promise<Confirmed> {
  const [row] = await ctx.db
    .select({ packageName: packages.name, employerName: employers.name })
    .from(purchases)
    .innerJoin(packages, eq(packages.id, purchases.packageId))
    .innerJoin(employers, eq(employers.id, purchases.employerId))
    .where(eq(purchases.id, purchase.id));
  if (row === undefined) throw new Error('The purchase is gone');
  return {
    success: true,
    order_number: purchase.orderNumber,
    reference: purchase.reference,
    package_name: row.packageName,
    package: { id: purchase.packageId, name: row.packageName },
    amount_paid: centsToShillings(purchase.amountCents),
    paid_at: paidAt.toISOString(),
    channel: purchase.paidChannel,
    ...(await progressOf(ctx, purchase.id)),
    worker_name: purchase.workerName,
    paid_by: row.employerName,
    refund_status: refund?.status ?? null,
    refund_amount: refund && centsToShillings(refund.amountCents),
    taken_back_amount: centsToShillings(taken),
    old_package: purchase.upgradedFromId === null ? null : packageName(purchase.upgradedFromId),
  };
}

/** The estimate of the purchase's case. A withdrawn consent has stopped it. */
async function progressOf(
  ctx: Context,
  purchaseId: string,
): Promise<Pick<Confirmed, 'estimated_completion' | 'stopped'>> {
  const rows = await ctx.db
    .select({ status: checks.status, dueAt: checks.dueAt, caseStatus: cases.status })
    .from(checks)
    .innerJoin(cases, eq(cases.id, checks.caseId))
    .where(eq(cases.purchaseId, purchaseId));
  const stopped = rows.some(({ caseStatus }) => caseStatus === 'closed');
  const dated = rows.map(({ status, dueAt }) => ({ status, due_at: dueAt.toISOString() }));
  return {
    estimated_completion: stopped
      ? VERIFICATION_STOPPED
      : estimatedCompletion(dated.length === 0 ? null : dated),
    stopped,
  };
}
