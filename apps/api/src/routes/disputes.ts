import type { contract } from '@repo/api-client/contract/index';
import type { Handlers } from '../http/register.ts';
import { decideDispute } from '../services/casework/disputes/decide-dispute.ts';
import { openDispute } from '../services/casework/disputes/open-dispute.ts';

export const disputeHandlers: Handlers<typeof contract.disputes> = {
  getDispute: ({ ctx, actor, params }) => openDispute(ctx, actor.subjectId, params.id),
  decideDispute: ({ ctx, actor, params, body }) =>
    decideDispute(ctx, { id: actor.subjectId, role: actor.role }, params.id, body),
};
