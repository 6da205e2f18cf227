import type { contract } from '@repo/api-client/contract/index';
import { WithHeaders, type Handlers } from '../http/register.ts';
import { listCaseEvents } from '../services/reporting/case-file/list-case-events.ts';
import { listLooks } from '../services/reporting/case-file/list-looks.ts';
import { readCase } from '../services/reporting/case-file/read-case.ts';
import { readCaseFile } from '../services/reporting/case-file/read-case-file.ts';
import { readCaseReport } from '../services/reporting/case-file/read-case-report.ts';

export const caseHandlers: Handlers<typeof contract.cases> = {
  getCase: ({ ctx, actor, params }) => readCase(ctx, actor.subjectId, params.id),
  listCaseEvents: ({ ctx, actor, params, query }) =>
    listCaseEvents(
      ctx,
      actor.subjectId,
      params.id,
      query.cursor === undefined ? undefined : Number(query.cursor),
    ),
  getCaseFile: ({ ctx, actor, params }) => readCaseFile(ctx, actor.subjectId, params.id),
  getCaseReport: ({ ctx, actor, params }) => readCaseReport(ctx, actor.subjectId, params.id),

  async listCaseLooks({ ctx, actor, params, query }) {
    const { looks, nextCursor } = await listLooks(ctx, actor.subjectId, params.id, {
      ...(query.limit === undefined ? {} : { limit: Number(query.limit) }),
      ...(query.cursor === undefined ? {} : { cursor: query.cursor }),
    });
    return new WithHeaders({ looks }, nextCursor === null ? {} : { 'x-next-cursor': nextCursor });
  },
};
