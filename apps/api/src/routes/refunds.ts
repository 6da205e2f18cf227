import type { contract } from '@repo/api-client/contract/index';
import { WithHeaders, type Handlers } from '../http/register.ts';
import { listRefunds } from '../services/refunds/list-refunds.ts';
import { retryRefund } from '../services/refunds/retry-refund.ts';

export const refundHandlers: Handlers<typeof contract.refunds> = {
  async listRefunds({ ctx, query }) {
    const { refunds, nextCursor } = await listRefunds(ctx, {
      filter: query.status ?? 'open',
      ...(query.limit === undefined ? {} : { limit: Number(query.limit) }),
      ...(query.cursor === undefined ? {} : { cursor: query.cursor }),
    });
    return new WithHeaders({ refunds }, nextCursor === null ? {} : { 'x-next-cursor': nextCursor });
  },

  retryRefund: async ({ ctx, actor, params, body }) => ({
    refund: await retryRefund(ctx, actor.subjectId, params.id, body),
  }),
};
