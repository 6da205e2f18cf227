import type { Client } from '../client/client.ts';
import { getSampleReport } from '../contract/sample-report.ts';

/** What a report looks like on paper, for everybody. */
export const fetchSampleReport = (client: Client) => client.call(getSampleReport, {});
