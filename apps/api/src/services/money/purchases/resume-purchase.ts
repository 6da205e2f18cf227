import type { Context } from '../../../context.ts';
import { close, hasPage, openPage, takeOver, type PurchaseWithPage } from './open-page.ts';
import { orUnavailable } from '../../platform/providers/or-unavailable.ts';
import type { PurchaseRow } from '../../../db/schema/purchases.ts';
import { settleBy } from './settle-purchase.ts';

/** How long a hosted page is assumed to exist. An older page is replaced. */
const PAGE_LASTS_MILLISECONDS = 3_600_000;

/**
 * Continues an unpaid purchase. The provider is asked first, because the purchase may have been paid a moment
 * ago. An open page is offered again, whatever channel is wanted now, because a second page could be paid as
 * well.
 * @returns the purchase with its page, `closed` when it is not the open one any more, `busy` while another
 * call is opening it.
 */
export async function resumePurchase(
  ctx: Context,
  purchase: PurchaseRow,
  priceCents: number,
): Promise<PurchaseWithPage | 'closed' | 'busy'> {
  const now = ctx.clock.now();
  if (!hasPage(purchase) && purchase.openingUntil !== null && purchase.openingUntil > now) return 'busy';
  const state = await orUnavailable(ctx.payments.verify(purchase.reference), 'paymentProviderDown');
  const isCurrent =
    purchase.amountCents === priceCents &&
    now.getTime() - purchase.createdAt.getTime() < PAGE_LASTS_MILLISECONDS;
  switch (state.kind) {
    case 'paid':
    case 'reversed':
    case 'failed':
      await settleBy(ctx, purchase, state);
      return 'closed';
    case 'open':
      if (hasPage(purchase) && isCurrent) return purchase;
      await close(ctx, purchase, 'abandoned', isCurrent ? 'page-lost' : 'replaced');
      return 'closed';
    case 'unknown': {
      if (hasPage(purchase) || !isCurrent) {
        await close(ctx, purchase, 'abandoned', 'unknown-at-provider');
        return 'closed';
      }
      const taken = await takeOver(ctx, purchase.id);
      return taken === undefined ? 'busy' : ((await openPage(ctx, taken)) ?? 'closed');
    }
  }
}
