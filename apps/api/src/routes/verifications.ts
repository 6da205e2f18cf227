import type { contract } from '@repo/api-client/contract/index';
import { WithHeaders, type Handlers } from '../http/register.ts';
import { downloadReport } from '../services/reporting/reports/download-report.ts';
import { readDeepCheck } from '../services/reporting/reports/read-deep-check.ts';
import { showIdNumber } from '../services/reporting/reports/show-id-number.ts';
import { readCompletion } from '../services/reporting/reports/read-completion.ts';

export const verificationHandlers: Handlers<typeof contract.verifications> = {
  getCompletion: ({ ctx, actor, params }) => readCompletion(ctx, actor.subjectId, params.nanny_id),

  getDeepCheck: ({ ctx, actor, params }) => readDeepCheck(ctx, actor.subjectId, params.id),

  async downloadReport({ ctx, actor, params }) {
    const { bytes, fileName } = await downloadReport(ctx, actor.subjectId, params.id);
    return new WithHeaders(bytes, { 'content-disposition': `attachment; filename="${fileName}"` });
  },

  showIdNumber: async ({ ctx, actor, params }) => ({
    id_number: await showIdNumber(ctx, actor.subjectId, params.id),
  }),
};
