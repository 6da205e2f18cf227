import type { contract } from '@repo/api-client/contract/index';
import { confirmationText } from '@repo/domain/confirmations/confirmation-text';
import type { Handlers } from '../http/register.ts';
import { disputeFinding } from '../services/casework/disputes/dispute-finding.ts';
import { listFindings } from '../services/casework/disputes/list-findings.ts';

import { withdrawDispute } from '../services/casework/disputes/withdraw-dispute.ts';
import { sayAll } from '../services/casework/disputes/say-all.ts';
import { submitStatement } from '../services/evidence/misconduct/submit-statement.ts';

export const findingHandlers: Handlers<typeof contract.findings> = {
  listFindings: ({ ctx, actor }) => listFindings(ctx, actor.subjectId),

  disputeFinding: async ({ ctx, actor, body, language }) => ({
    message: confirmationText(language, 'disputeSubmitted'),
    dispute: await disputeFinding(ctx, actor.subjectId, body),
  }),

  async withdrawDispute({ ctx, actor, params, language }) {
    await withdrawDispute(ctx, actor.subjectId, params.id);
    return { message: confirmationText(language, 'disputeWithdrawn') };
  },

  async sayAll({ ctx, actor, params, language }) {
    await sayAll(ctx, actor.subjectId, params.id);
    return { message: confirmationText(language, 'nothingToAdd') };
  },

  submitStatement: async ({ ctx, actor, params, body, language }) => ({
    message: confirmationText(language, 'statementSubmitted'),
    statement: await submitStatement(ctx, actor.subjectId, params.id, body.statement),
  }),
};
