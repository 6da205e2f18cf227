import type { contract } from '@repo/api-client/contract/index';
import type { Handlers } from '../http/register.ts';
import { disputeFinding } from '../services/casework/disputes/dispute-finding.ts';
import { listFindings } from '../services/casework/disputes/list-findings.ts';
import { withdrawDispute } from '../services/casework/disputes/withdraw-dispute.ts';
import { submitStatement } from '../services/evidence/misconduct/submit-statement.ts';

export const findingHandlers: Handlers<typeof contract.findings> = {
  listFindings: ({ ctx, actor }) => listFindings(ctx, actor.subjectId),

  disputeFinding: async ({ ctx, actor, body }) => ({
    message: 'Sent. Everybody who reads this result now sees that you dispute it.',
    dispute: await disputeFinding(ctx, actor.subjectId, body),
  }),

  async withdrawDispute({ ctx, actor, params }) {
    await withdrawDispute(ctx, actor.subjectId, params.id);
    return { message: 'You took your dispute back.' };
  },

  submitStatement: async ({ ctx, actor, params, body }) => ({
    message: 'Sent. Our team reads it before anything is decided.',
    statement: await submitStatement(ctx, actor.subjectId, params.id, body.statement),
  }),
};
