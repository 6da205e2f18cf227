import { deliveryTexts } from '@repo/domain/delivery-texts';
import { shillingsToCents } from '@repo/domain/money';
import type { AnswerOf } from '../contract/define-call.ts';
import type { getPurchaseCallback } from '../contract/employer.ts';

type WireReturn = AnswerOf<typeof getPurchaseCallback>;

/** A settled payment: payer, purchase, payee, time, channel and reference. */
export interface Receipt {
  readonly orderNumber: string;
  readonly reference: string;
  readonly packageName: string;
  readonly packageId: number;
  readonly amountCents: number;
  readonly paidAt: string;
  readonly channel: string | null;
  readonly estimatedCompletion: string;
  readonly workerName: string | null;
  readonly paidBy: string;
  /** A refund of a part of the price. Null without one. */
  readonly refund: { readonly status: string; readonly amountCents: number } | null;
  /** A part of the price that the payer's bank took back. */
  readonly takenBackCents: number;
  /** Whether a withdrawal of the worker's consent has stopped the verification. */
  readonly isStopped: boolean;
  /** The package that this package replaced in an upgrade. */
  readonly oldPackage: string | null;
}

export function toReceipt(wire: WireReturn): Receipt {
  return {
    orderNumber: wire.order_number,
    reference: wire.reference,
    packageName: wire.package_name,
    packageId: wire.package.id,
    amountCents: shillingsToCents(wire.amount_paid),
    paidAt: wire.paid_at,
    channel: wire.channel,
    estimatedCompletion: wire.estimated_completion || deliveryTexts.estimatedCompletion,
    workerName: wire.worker_name,
    paidBy: wire.paid_by,
    refund:
      wire.refund_status === null || wire.refund_amount === null
        ? null
        : { status: wire.refund_status, amountCents: shillingsToCents(wire.refund_amount) },
    takenBackCents: shillingsToCents(wire.taken_back_amount),
    isStopped: wire.stopped,
    oldPackage: wire.old_package,
  };
}
