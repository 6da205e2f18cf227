import type { contract } from '@repo/api-client/contract/index';
import { WithHeaders, type Handlers } from '../http/register.ts';
import { drawSampleReport } from '../services/reporting/reports/sample-report.ts';

/** The sample contains no person's data, so proxies may cache it for everyone. */
const HOUR_SECONDS = 3600;

export const sampleReportHandlers: Handlers<typeof contract.sampleReport> = {
  async getSampleReport() {
    return new WithHeaders(await drawSampleReport(), {
      'content-disposition': 'inline; filename="sample-report.pdf"',
      'cache-control': `public, max-age=${HOUR_SECONDS}`,
    });
  },
};
