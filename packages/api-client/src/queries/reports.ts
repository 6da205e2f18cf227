import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/client.ts';
import type { AnswerOf } from '../contract/define-call.ts';
import { downloadReport, getCompletion, getDeepCheck, showIdNumber } from '../contract/verifications.ts';

export type Completion = AnswerOf<typeof getCompletion>;
export type Report = AnswerOf<typeof getDeepCheck>;

/** One query per worker, whatever number of cards use it. */
export const completionQuery = (client: Client, workerId: string) =>
  queryOptions({
    queryKey: ['completion', workerId],
    queryFn: ({ signal }) => client.call(getCompletion, { params: { nanny_id: workerId }, signal }),
  });

export const reportQuery = (client: Client, workerId: string) =>
  queryOptions({
    queryKey: ['report', workerId],
    queryFn: ({ signal }) => client.call(getDeepCheck, { params: { id: workerId }, signal }),
  });

/** The report as PDF, by the id of a purchase, a request or the worker. */
export const fetchReportPdf = (client: Client, id: string) => client.call(downloadReport, { params: { id } });

/** The full ID number of the worker of a report. Each call stands in her list of who looked, so no query makes it. */
export async function fetchIdNumber(client: Client, id: string): Promise<string> {
  return (await client.call(showIdNumber, { params: { id } })).id_number;
}
