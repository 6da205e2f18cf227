import type { contract } from '@repo/api-client/contract/index';
import { WithHeaders, type Handlers } from '../http/register.ts';
import { decideDispute } from '../services/casework/disputes/decide-dispute.ts';
import { listDisputes } from '../services/casework/disputes/list-disputes.ts';

export const disputeHandlers: Handlers<typeof contract.disputes> = {
  async listDisputes({ ctx, actor, query }) {
    const { disputes, nextCursor } = await listDisputes(ctx, actor.subjectId, {
      ...(query.limit === undefined ? {} : { limit: Number(query.limit) }),
      ...(query.cursor === undefined ? {} : { cursor: query.cursor }),
    });
    return new WithHeaders({ disputes }, nextCursor === null ? {} : { 'x-next-cursor': nextCursor });
  },

  decideDispute: ({ ctx, actor, params, body }) => decideDispute(ctx, actor.subjectId, params.id, body),
};
