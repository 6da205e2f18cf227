import type { contract } from '@repo/api-client/contract/index';
import { confirmationText } from '@repo/domain/confirmations/confirmation-text';
import { WithHeaders, type Handlers } from '../http/register.ts';
import { requestStatement } from '../services/evidence/misconduct/request-statement.ts';
import { decideIncident } from '../services/evidence/misconduct/decide-incident.ts';
import { listIncidents } from '../services/evidence/misconduct/list-incidents.ts';
import { readRegistry } from '../services/evidence/misconduct/read-registry.ts';
import { recordStatement } from '../services/evidence/misconduct/record-statement.ts';
import { reportIncident } from '../services/evidence/misconduct/report-incident.ts';
import { assignIncident } from '../services/evidence/misconduct/assign-incident.ts';

export const misconductHandlers: Handlers<typeof contract.misconduct> = {
  async reportIncident({ ctx, actor, params, body, language }) {
    await reportIncident(ctx, actor.subjectId, params.id, body);
    return { message: confirmationText(language, 'incidentReported') };
  },

  getMisconduct: ({ ctx, actor, params }) => readRegistry(ctx, actor.subjectId, params.id),

  async listIncidents({ ctx, actor, query }) {
    const { incidents, nextCursor } = await listIncidents(ctx, actor.subjectId, {
      ...(query.limit === undefined ? {} : { limit: Number(query.limit) }),
      ...(query.cursor === undefined ? {} : { cursor: query.cursor }),
    });
    return new WithHeaders({ incidents }, nextCursor === null ? {} : { 'x-next-cursor': nextCursor });
  },

  assignIncident: ({ ctx, actor, params, body }) => assignIncident(ctx, actor.subjectId, params.id, body),

  requestStatement: ({ ctx, actor, params, body }) => requestStatement(ctx, actor.subjectId, params.id, body),

  recordStatement: ({ ctx, actor, params, body }) =>
    recordStatement(ctx, actor.subjectId, params.id, body.statement),

  decideIncident: ({ ctx, actor, params, body }) =>
    decideIncident(ctx, { id: actor.subjectId, role: actor.role }, params.id, body),
};
