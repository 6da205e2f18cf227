import type { contract } from '@repo/api-client/contract/index';
import { confirmationText } from '@repo/domain/confirmations/confirmation-text';
import type { TeamSession } from '../http/authenticate-member.ts';
import { WithHeaders, type Handlers } from '../http/register.ts';
import { claimWork, takeNext } from '../services/work/claim-work.ts';
import { openWork } from '../services/work/open-work.ts';
import { countQueues } from '../services/work/count-queues.ts';
import { findWork } from '../services/work/find-work.ts';
import { giveWork } from '../services/work/give-work.ts';
import { listColleagues } from '../services/work/list-colleagues.ts';
import { listHeldWork } from '../services/work/list-held-work.ts';
import { listQueue } from '../services/work/list-queue.ts';
import type { Member } from '../services/work/lock-work.ts';
import { endPresence, showPresence } from '../services/work/presence.ts';
import { listViews, removeView, saveView } from '../services/work/saved-views.ts';
import { putWorkBack, snoozeWork, takeUpAgain } from '../services/work/put-aside.ts';

const memberOf = ({ subjectId: id, role }: TeamSession): Member => ({ id, role });

export const workHandlers: Handlers<typeof contract.work> = {
  listQueues: ({ ctx, actor }) => countQueues(ctx, memberOf(actor)),

  async listQueue({ ctx, actor, params, query }) {
    const { work, nextCursor } = await listQueue(ctx, actor.subjectId, params.queue, {
      view: query.view ?? 'open',
      ...(query.level === undefined ? {} : { level: query.level }),
      ...(query.limit === undefined ? {} : { limit: Number(query.limit) }),
      ...(query.cursor === undefined ? {} : { cursor: query.cursor }),
    });
    return new WithHeaders({ work: [...work] }, nextCursor === null ? {} : { 'x-next-cursor': nextCursor });
  },

  findWork: ({ ctx, actor, query }) => findWork(ctx, actor.subjectId, query.code),

  listSavedViews: async ({ ctx, actor }) => ({ views: await listViews(ctx, actor.subjectId) }),

  async saveView({ ctx, actor, body, language }) {
    await saveView(ctx, actor.subjectId, body);
    return { message: confirmationText(language, 'viewSaved') };
  },

  async removeView({ ctx, actor, params, language }) {
    await removeView(ctx, actor.subjectId, params.id);
    return { message: confirmationText(language, 'viewRemoved') };
  },

  getWork: ({ ctx, actor, params }) => openWork(ctx, actor.subjectId, params),

  showPresence: async ({ ctx, actor, params }) => ({
    others: await showPresence(ctx, actor.subjectId, params),
  }),

  async endPresence({ ctx, actor, params, language }) {
    await endPresence(ctx, actor.subjectId, params);
    return { message: confirmationText(language, 'pageLeft') };
  },

  listHeldWork: async ({ ctx, actor }) => ({ work: [...(await listHeldWork(ctx, actor.subjectId))] }),
  listColleagues: async ({ ctx, actor }) => ({ colleagues: await listColleagues(ctx, actor.subjectId) }),
  takeNext: async ({ ctx, actor, params, query }) => ({
    work: await takeNext(ctx, memberOf(actor), { queue: params.queue, level: query.level }),
  }),
  claimWork: async ({ ctx, actor, params }) => ({
    work: await claimWork(ctx, memberOf(actor), params.kind, params.id),
  }),

  async giveWork({ ctx, actor, params, body, language }) {
    await giveWork(ctx, memberOf(actor), params, { colleagueId: body.member_id, reason: body.reason });
    return { message: confirmationText(language, 'workGiven') };
  },

  async putWorkBack({ ctx, actor, params, language }) {
    await putWorkBack(ctx, memberOf(actor), params);
    return { message: confirmationText(language, 'workPutBack') };
  },

  async snoozeWork({ ctx, actor, params, body, language }) {
    if (body.until === null) {
      await takeUpAgain(ctx, memberOf(actor), params);
      return { message: confirmationText(language, 'workTakenUp') };
    }
    const day = await snoozeWork(ctx, memberOf(actor), params, { day: body.until, reason: body.reason });
    return { message: confirmationText(language, 'workSnoozed', { day }) };
  },
};
