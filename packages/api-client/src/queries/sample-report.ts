import type { Client } from '../client/client.ts';
import { getSampleReport } from '../contract/sample-report.ts';

/** A sample report as a document, for every visitor. */
export const fetchSampleReport = (client: Client) => client.call(getSampleReport, {});
