import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { type PurchaseRow, purchases } from '../../../db/schema/purchases.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { ServiceError } from '../../../errors.ts';
import type { OpenedPayment } from '../../../providers/payments/payments.ts';
import { closePurchase } from './close-purchase.ts';
import { orUnavailable } from '../../platform/providers/or-unavailable.ts';
import { refusedAddress } from './addresses.ts';

export type PurchaseWithPage = PurchaseRow & { readonly authorizationUrl: string };

/**
 * Longer than the provider's adapter waits for an answer. So a call whose lease has ended is not running any
 * more.
 */
const LEASE_MILLISECONDS = 12_000;
export const leaseEnd = (now: Date): Date => new Date(now.getTime() + LEASE_MILLISECONDS);

export const hasPage = (purchase: PurchaseRow): purchase is PurchaseWithPage =>
  purchase.authorizationUrl !== null;

/**
 * Takes over a purchase whose hosted page no call is opening any more.
 * @returns undefined when another call is opening the page, or has opened it.
 */
export async function takeOver(ctx: Context, purchaseId: string): Promise<PurchaseRow | undefined> {
  const now = ctx.clock.now();
  const [row] = await ctx.db
    .update(purchases)
    .set({ openingUntil: leaseEnd(now), updatedAt: now })
    .where(
      and(
        eq(purchases.id, purchaseId),
        eq(purchases.status, 'pending'),
        isNull(purchases.authorizationUrl),
        or(isNull(purchases.openingUntil), lte(purchases.openingUntil, now)),
      ),
    )
    .returning();
  return row;
}

/**
 * Asks the provider for the hosted page of a purchase whose lease the caller holds.
 * @returns undefined when this purchase has ended without a page and a new one should be made.
 * @throws ServiceError `provider-unavailable` when the provider does not answer: the purchase stays open, and
 * the next call resumes it under the same reference. When the provider refuses, the purchase fails: `invalid`
 * for the e-mail address, else `provider-unavailable`.
 */
export async function openPage(ctx: Context, purchase: PurchaseRow): Promise<PurchaseWithPage | undefined> {
  let opened: OpenedPayment;
  try {
    opened = await orUnavailable(
      ctx.payments.open({
        reference: purchase.reference,
        amountCents: purchase.amountCents,
        currency: purchase.currency,
        email: purchase.email,
        callbackUrl: purchase.callbackUrl,
        channels: purchase.channels,
      }),
      'paymentProviderDown',
    );
  } catch (error) {
    await ctx.db.update(purchases).set({ openingUntil: null }).where(eq(purchases.id, purchase.id));
    throw error;
  }
  switch (opened.kind) {
    case 'opened':
      return keepPage(ctx, purchase, opened.authorizationUrl);
    case 'duplicate':
      // An earlier attempt reached the provider and its answer was lost. So no payer was ever shown that
      // page.
      await close(ctx, purchase, 'abandoned', 'page-lost');
      return undefined;
    case 'refused':
      await close(ctx, purchase, 'failed', `refused: ${opened.reason}`);
      ctx.log.error(
        { purchaseId: purchase.id, reason: opened.reason },
        'the payment provider refused to open a payment',
      );
      throw opened.because === 'email'
        ? refusedAddress()
        : new ServiceError('provider-unavailable', 'paymentNotOpened', {
            retryAfterSeconds: 60,
          });
  }
}

async function keepPage(
  ctx: Context,
  purchase: PurchaseRow,
  url: string,
): Promise<PurchaseWithPage | undefined> {
  const [row] = await ctx.db
    .update(purchases)
    .set({ authorizationUrl: url, openingUntil: null, updatedAt: ctx.clock.now() })
    .where(
      and(eq(purchases.id, purchase.id), eq(purchases.status, 'pending'), isNull(purchases.authorizationUrl)),
    )
    .returning();
  return row === undefined ? undefined : { ...row, authorizationUrl: url };
}

/** Ends an unpaid purchase in a transaction of its own. */
export async function close(
  ctx: Context,
  { id }: PurchaseRow,
  status: 'failed' | 'abandoned',
  reason: string,
): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const [row] = await tx.db.select().from(purchases).where(eq(purchases.id, id)).for('no key update');
    if (row !== undefined) await closePurchase(tx, row, status, reason);
  });
}
