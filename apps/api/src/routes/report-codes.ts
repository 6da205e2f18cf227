import type { contract } from '@repo/api-client/contract/index';
import { confirmationText } from '@repo/domain/confirmations/confirmation-text';
import type { Handlers } from '../http/register.ts';
import { lookUpReportCode } from '../services/reporting/report-codes/look-up-report-code.ts';
import { lookUpIssuedFile } from '../services/reporting/signatures/issued-files.ts';
import { revokeReportCode } from '../services/reporting/report-codes/revoke-report-code.ts';

export const reportCodeHandlers: Handlers<typeof contract.reportCodes> = {
  lookUpReportCode: ({ ctx, params, address }) => lookUpReportCode(ctx, address, params.code),

  lookUpIssuedFile: ({ ctx, params, address }) => lookUpIssuedFile(ctx, address, params),

  async revokeReportCode({ ctx, actor, params, language }) {
    const code = await revokeReportCode(ctx, actor.subjectId, params.code);
    return { code, message: confirmationText(language, 'reportLinkRevoked') };
  },
};
