import type { contract } from '@repo/api-client/contract/index';
import type { Handlers } from '../http/register.ts';
import { decideThread } from '../services/inbound/threads/decide-thread.ts';
import { openThread } from '../services/inbound/threads/open-thread.ts';

export const messageThreadHandlers: Handlers<typeof contract.messageThreads> = {
  getMessages: ({ ctx, actor, params }) => openThread(ctx, actor.subjectId, params.id),
  decideMessages: ({ ctx, actor, params, body }) => decideThread(ctx, actor.subjectId, params.id, body),
};
