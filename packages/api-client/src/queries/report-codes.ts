import type { Client } from '../client/client.ts';
import { revokeReportCode } from '../contract/report-codes.ts';

/** Revokes the link of a report. The report has another code afterwards. */
export const revokeCode = (client: Client, code: string) =>
  client.call(revokeReportCode, { params: { code } });
