import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/client.ts';
import type { AnswerOf, BodyOf } from '../contract/define-call.ts';
import { getMisconduct, reportIncident } from '../contract/misconduct.ts';

export type Misconduct = AnswerOf<typeof getMisconduct>;
export type Registry = NonNullable<Misconduct['registry']>;
export type IncidentBody = BodyOf<typeof reportIncident>;

/** The entries of the misconduct registry about a worker that are open to this employer. */
export const misconductQuery = (client: Client, workerId: string) =>
  queryOptions({
    queryKey: ['misconduct', workerId],
    queryFn: ({ signal }) => client.call(getMisconduct, { params: { id: workerId }, signal }),
  });

export const submitIncident = (client: Client, workerId: string, incident: IncidentBody) =>
  client.call(reportIncident, { params: { id: workerId }, body: incident });
