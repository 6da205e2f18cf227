import type { Client } from '../client/client.ts';
import { revokeReportCode } from '../contract/report-codes.ts';

/** Takes the link of a report back; the report has another code afterwards. */
export const revokeCode = (client: Client, code: string) =>
  client.call(revokeReportCode, { params: { code } });
