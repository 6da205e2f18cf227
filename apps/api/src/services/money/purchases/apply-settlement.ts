import { eq } from 'drizzle-orm';
import { purchaseMachine } from '@repo/domain/purchase';
import type { Context } from '../../../context.ts';
import { type PurchaseRow, purchases } from '../../../db/schema/purchases.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { notifyEmployerBySms } from '../../messaging/sms/notify-employer-by-sms.ts';
import { startRefund } from '../../refunds/start-refund.ts';
import { beginCheck } from './begin-check.ts';
import { closePurchase } from './close-purchase.ts';
import type { GiveBackReason, Settlement } from './decide-settlement.ts';
import { reversePurchase } from './reverse-purchase.ts';

/** Stores the decision about a locked purchase, with all its consequences. */
export async function applySettlement(
  ctx: Context,
  tx: Transaction,
  purchase: PurchaseRow,
  settlement: Settlement,
): Promise<PurchaseRow> {
  switch (settlement.kind) {
    case 'nothing':
      return purchase;
    case 'abandon':
      return closePurchase(tx, purchase, 'abandoned', 'not-paid-in-time');
    case 'fail':
      return closePurchase(tx, purchase, 'failed', settlement.reason);
    case 'reverse':
      return reversePurchase(ctx, tx, purchase, settlement.payment);
    case 'give-back':
      return giveBack(ctx, tx, purchase, settlement);
    case 'pay':
      return pay(ctx, tx, purchase, settlement);
  }
}

type Of<K extends Settlement['kind']> = Extract<Settlement, { readonly kind: K }>;

async function pay(
  ctx: Context,
  tx: Transaction,
  purchase: PurchaseRow,
  { payment, paidAt, supersedes }: Of<'pay'>,
): Promise<PurchaseRow> {
  if (supersedes !== null) {
    const [rival] = await tx.db.select().from(purchases).where(eq(purchases.id, supersedes));
    if (rival !== undefined) await closePurchase(tx, rival, 'abandoned', 'an-earlier-attempt-was-paid');
  }
  const [paid] = await tx.db
    .update(purchases)
    .set({
      status: 'paid',
      paidAt,
      paidChannel: payment.channel,
      failureReason: null,
      openingUntil: null,
      reconcileAt: null,
      updatedAt: tx.now,
    })
    .where(eq(purchases.id, purchase.id))
    .returning();
  if (paid === undefined) throw new Error('The purchase is gone');
  tx.audit({
    actor: 'provider:paystack',
    action: 'purchase-paid',
    subject: `purchase:${purchase.id}`,
    details: { from: purchase.status, amount_cents: payment.amountCents, channel: payment.channel },
  });
  await beginCheck(ctx, tx, paid);
  return paid;
}

const toEmployer: Record<GiveBackReason, string> = {
  'already-paid': 'the check was paid for before. All of it is being refunded.',
  'amount-mismatch': 'it was not the price asked for. All of it is being refunded; please pay again.',
  'currency-mismatch': 'it was not in Kenya shillings. All of it is being refunded; please pay again.',
};

/**
 * Money that was not asked for is not kept. The amount that arrived is refunded, and nothing is bought with
 * it.
 */
async function giveBack(
  ctx: Context,
  tx: Transaction,
  purchase: PurchaseRow,
  { payment, reason }: Of<'give-back'>,
): Promise<PurchaseRow> {
  ctx.log.error({ purchaseId: purchase.id, reason }, 'a payment is not what was asked for and is given back');
  tx.audit({
    actor: 'provider:paystack',
    action: 'payment-not-kept',
    subject: `purchase:${purchase.id}`,
    details: {
      reason,
      expected_cents: purchase.amountCents,
      received_cents: payment.amountCents,
      currency: payment.currency,
    },
  });
  const closed = purchaseMachine.can(purchase.status, 'failed')
    ? await closePurchase(tx, purchase, 'failed', reason)
    : purchase;
  await startRefund(ctx, tx, { purchaseId: purchase.id, amountCents: payment.amountCents, reason });
  await notifyEmployerBySms(ctx, tx, purchase.employerId, {
    idempotencyKey: `payment-not-kept:${purchase.id}`,
    text: `we received a payment for order ${purchase.orderNumber}, but ${toEmployer[reason]}`,
  });
  return closed;
}
