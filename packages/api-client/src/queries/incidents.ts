import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/client.ts';
import type { AnswerOf, BodyOf } from '../contract/define-call.ts';
import {
  decideIncident,
  getIncident,
  getIncidentVerdicts,
  recordStatement,
  requestStatement,
} from '../contract/misconduct.ts';

export type TeamIncident = AnswerOf<typeof getIncident>;
export type IncidentVerdict = AnswerOf<typeof getIncidentVerdicts>['verdicts'][number];

export const incidentKey = (id: string) => ['incident', id] as const;

/** What is alleged of a worker, and her side. Each reading is on record, so nothing reads it again by itself. */
export const incidentQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: incidentKey(id),
    queryFn: ({ signal }) => client.call(getIncident, { params: { id }, signal }),
    staleTime: Infinity,
  });

/** What the earlier members decided about an incident. Each reading is on record, so nothing reads it ahead. */
export const incidentVerdictsQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['incident verdicts', id],
    queryFn: ({ signal }) => client.call(getIncidentVerdicts, { params: { id }, signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const askWorker = (client: Client, id: string, body: BodyOf<typeof requestStatement>) =>
  client.call(requestStatement, { params: { id }, body });

export const writeDown = (client: Client, id: string, statement: string) =>
  client.call(recordStatement, { params: { id }, body: { statement } });

export const decideOnIncident = (client: Client, id: string, body: BodyOf<typeof decideIncident>) =>
  client.call(decideIncident, { params: { id }, body });
