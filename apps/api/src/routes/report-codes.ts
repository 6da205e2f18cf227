import type { contract } from '@repo/api-client/contract/index';
import type { Handlers } from '../http/register.ts';
import { lookUpReportCode } from '../services/reporting/report-codes/look-up-report-code.ts';
import { revokeReportCode } from '../services/reporting/report-codes/revoke-report-code.ts';

export const reportCodeHandlers: Handlers<typeof contract.reportCodes> = {
  lookUpReportCode: ({ ctx, params, address }) => lookUpReportCode(ctx, address, params.code),

  async revokeReportCode({ ctx, actor, params }) {
    const code = await revokeReportCode(ctx, actor.subjectId, params.code);
    return { code, message: 'The link was taken back. The report has a new one.' };
  },
};
