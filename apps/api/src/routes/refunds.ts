import type { contract } from '@repo/api-client/contract/index';
import { WithHeaders, type Handlers } from '../http/register.ts';
import { listRefunds } from '../services/refunds/list-refunds.ts';
import { openRefund } from '../services/refunds/open-refund.ts';
import { retryRefund } from '../services/refunds/retry-refund.ts';

export const refundHandlers: Handlers<typeof contract.refunds> = {
  async listRefunds({ ctx, query }) {
    const { refunds, nextCursor } = await listRefunds(ctx, {
      filter: query.status ?? 'open',
      ...(query.id === undefined ? {} : { id: query.id }),
      ...(query.limit === undefined ? {} : { limit: Number(query.limit) }),
      ...(query.cursor === undefined ? {} : { cursor: query.cursor }),
    });
    return new WithHeaders({ refunds }, nextCursor === null ? {} : { 'x-next-cursor': nextCursor });
  },

  getRefund: async ({ ctx, actor, params }) => ({
    refund: await openRefund(ctx, actor.subjectId, params.id),
  }),

  retryRefund: async ({ ctx, actor, params, body }) => ({
    refund: await retryRefund(ctx, actor.subjectId, params.id, body),
  }),
};
