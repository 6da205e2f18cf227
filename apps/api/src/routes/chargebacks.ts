import type { contract } from '@repo/api-client/contract/index';
import { WithHeaders, type Handlers } from '../http/register.ts';
import { answerChargeback } from '../services/money/chargebacks/answer-chargeback.ts';
import { listChargebacks } from '../services/money/chargebacks/list-chargebacks.ts';
import { openChargeback } from '../services/money/chargebacks/open-chargeback.ts';
import { sendEvidence } from '../services/money/chargebacks/send-evidence.ts';

export const chargebackHandlers: Handlers<typeof contract.chargebacks> = {
  async listChargebacks({ ctx, query }) {
    const { chargebacks, nextCursor } = await listChargebacks(ctx, {
      filter: query.status ?? 'open',
      ...(query.id === undefined ? {} : { id: query.id }),
      ...(query.limit === undefined ? {} : { limit: Number(query.limit) }),
      ...(query.cursor === undefined ? {} : { cursor: query.cursor }),
    });
    return new WithHeaders({ chargebacks }, nextCursor === null ? {} : { 'x-next-cursor': nextCursor });
  },

  getChargeback: async ({ ctx, actor, params }) => ({
    chargeback: await openChargeback(ctx, actor.subjectId, params.id),
  }),

  sendChargebackEvidence: async ({ ctx, actor, params, body }) => ({
    evidence: await sendEvidence(ctx, actor.subjectId, params.id, body.service_details),
  }),

  resolveChargeback: async ({ ctx, actor, params, body }) => ({
    chargeback: await answerChargeback(ctx, actor.subjectId, params.id, body),
  }),
};
