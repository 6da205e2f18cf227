import type { contract } from '@repo/api-client/contract/index';
import type { Handlers } from '../http/register.ts';
import { decideCheck } from '../services/checks/decide-check.ts';
import { listChecks } from '../services/checks/list-checks.ts';

export const checkHandlers: Pick<Handlers<typeof contract.ops>, 'listChecks' | 'decideCheck'> = {
  listChecks: ({ ctx, query }) => listChecks(ctx, query.status ?? 'open'),

  decideCheck: ({ ctx, actor, params, body }) => decideCheck(ctx, actor.subjectId, params.id, body),
};
