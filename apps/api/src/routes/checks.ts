import type { contract } from '@repo/api-client/contract/index';
import { WithHeaders, type Handlers } from '../http/register.ts';
import { decideCheck } from '../services/casework/checks/decide-check.ts';
import { listChecks } from '../services/casework/checks/list-checks.ts';
import { readVerdicts } from '../services/casework/verdicts/read-verdicts.ts';
import { moveCheck } from '../services/casework/checks/move-check.ts';

export const checkHandlers: Handlers<typeof contract.checks> = {
  async listChecks({ ctx, query }) {
    const { checks, nextCursor } = await listChecks(ctx, {
      filter: query.status ?? 'open',
      ...(query.limit === undefined ? {} : { limit: Number(query.limit) }),
      ...(query.cursor === undefined ? {} : { cursor: query.cursor }),
    });
    return new WithHeaders({ checks }, nextCursor === null ? {} : { 'x-next-cursor': nextCursor });
  },

  getVerdicts: ({ ctx, actor, params }) => readVerdicts(ctx, actor.subjectId, params.id),

  moveCheck: ({ ctx, actor, params, body }) => moveCheck(ctx, actor.subjectId, params.id, body.waiting_on),

  decideCheck: ({ ctx, actor, params, body }) =>
    decideCheck(ctx, { id: actor.subjectId, role: actor.role }, params.id, body),
};
