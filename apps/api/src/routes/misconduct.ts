import type { contract } from '@repo/api-client/contract/index';
import { confirmationText } from '@repo/domain/confirmations/confirmation-text';
import type { Handlers } from '../http/register.ts';
import { readIncidentVerdicts } from '../services/casework/verdicts/read-verdicts.ts';
import { requestStatement } from '../services/evidence/misconduct/request-statement.ts';
import { decideIncident } from '../services/evidence/misconduct/decide-incident.ts';
import { openIncident } from '../services/evidence/misconduct/open-incident.ts';
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

  getIncident: ({ ctx, actor, params }) => openIncident(ctx, actor.subjectId, params.id),

  getIncidentVerdicts: ({ ctx, actor, params }) => readIncidentVerdicts(ctx, actor.subjectId, params.id),

  assignIncident: ({ ctx, actor, params, body }) => assignIncident(ctx, actor.subjectId, params.id, body),

  requestStatement: ({ ctx, actor, params, body }) => requestStatement(ctx, actor.subjectId, params.id, body),

  recordStatement: ({ ctx, actor, params, body }) =>
    recordStatement(ctx, actor.subjectId, params.id, body.statement),

  decideIncident: ({ ctx, actor, params, body }) =>
    decideIncident(ctx, { id: actor.subjectId, role: actor.role }, params.id, body),
};
