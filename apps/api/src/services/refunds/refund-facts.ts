import { centsToShillings } from '@repo/domain/money';
import { refundActOf } from '@repo/domain/refund';
import type { purchases, refunds } from '../../db/schema/purchases.ts';

/** What the list of refunds and the page of one tell alike. */
export const refundFacts = (
  refund: typeof refunds.$inferSelect,
  purchase: typeof purchases.$inferSelect,
) => ({
  id: refund.id,
  order_number: purchase.orderNumber,
  reference: purchase.reference,
  amount: centsToShillings(refund.amountCents),
  price: centsToShillings(purchase.amountCents),
  reason: refund.reason,
  status: refund.status,
  provider_refund_id: refund.providerRefundId,
  provider_amount: refund.providerAmountCents === null ? null : centsToShillings(refund.providerAmountCents),
  created_at: refund.createdAt.toISOString(),
  next_look_at: refund.reconcileAt?.toISOString() ?? null,
  act: refundActOf(refund.status, refund.providerRefundId !== null),
});
