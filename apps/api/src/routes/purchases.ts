import type { contract } from '@repo/api-client/contract/index';
import { confirmationText } from '@repo/domain/confirmations/confirmation-text';
import type { Handlers } from '../http/register.ts';
import { confirmPurchase } from '../services/money/purchases/confirm-purchase.ts';
import { dismissPurchase } from '../services/money/purchases/dismiss-purchase.ts';
import { startPurchase } from '../services/money/purchases/start-purchase.ts';

export const purchaseHandlers: Pick<
  Handlers<typeof contract.employer>,
  'purchasePackage' | 'getPurchaseCallback' | 'dismissPurchase'
> = {
  async purchasePackage({ ctx, actor, body, language }) {
    const purchase = await startPurchase(ctx, actor.subjectId, body);
    return {
      success: true,
      message: confirmationText(language, 'paymentOpened'),
      data: {
        authorization_url: purchase.authorizationUrl,
        reference: purchase.reference,
        order_number: purchase.orderNumber,
      },
    };
  },

  getPurchaseCallback: async ({ ctx, actor, query, language }) => ({
    ...(await confirmPurchase(ctx, actor.subjectId, query.reference)),
    message: confirmationText(language, 'paymentReceived'),
  }),

  async dismissPurchase({ ctx, actor, params, language }) {
    await dismissPurchase(ctx, actor.subjectId, params.id);
    return { message: confirmationText(language, 'paymentDismissed') };
  },
};
