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
    oldPackage: wire.old_package,
  };
}
