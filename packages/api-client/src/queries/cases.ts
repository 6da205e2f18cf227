import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/client.ts';
import { getCase, getCaseFile, getCaseReport, listCaseLooks, listCaseEvents } from '../contract/cases.ts';
import { decideCheck, getVerdicts, moveCheck } from '../contract/checks.ts';
import type { AnswerOf, BodyOf } from '../contract/define-call.ts';
import { live, WORK } from './work.ts';

export type Case = AnswerOf<typeof getCase>;
export type CheckOfCase = Case['checks'][number];
export type CaseFile = AnswerOf<typeof getCaseFile>;
export type CaseLook = AnswerOf<typeof listCaseLooks>['looks'][number];
export type Verdict = AnswerOf<typeof getVerdicts>['verdicts'][number];
export type CheckDecision = BodyOf<typeof decideCheck>;

export const caseQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [...WORK, 'case', id],
    queryFn: ({ signal }) => client.call(getCase, { params: { id }, signal }),
    ...live,
  });

/** Whatever changes the file and the report of a case. Both are read again only then: each reading is on record. */
const stateOf = ({ status, checks }: Case): string =>
  [
    status,
    // The file has the worker's name, which she may change.
    ...checks.map((check) => `${check.status} ${check.decided_at ?? ''} ${check.version}`),
  ].join(',');

export const caseFileQuery = (client: Client, found: Case) =>
  queryOptions({
    queryKey: ['case file', found.id, stateOf(found)],
    queryFn: ({ signal }) => client.call(getCaseFile, { params: { id: found.id }, signal }),
    staleTime: Infinity,
  });

export const caseReportQuery = (client: Client, found: Case) =>
  queryOptions({
    queryKey: ['case report', found.id, stateOf(found)],
    queryFn: ({ signal }) => client.call(getCaseReport, { params: { id: found.id }, signal }),
    staleTime: Infinity,
  });

/** What happened to a case earlier than its latest events, page by page, the latest first. */
export const earlierEventsQuery = (client: Client, caseId: string, before: number) =>
  infiniteQueryOptions({
    queryKey: ['case events', caseId, before],
    initialPageParam: before,
    queryFn: ({ pageParam, signal }) =>
      client.call(listCaseEvents, {
        params: { id: caseId },
        query: { cursor: String(pageParam) },
        signal,
      }),
    getNextPageParam: ({ earlier_events: earlier }) => earlier,
  });

/** Who looked, page by page, the latest first. */
export const caseLooksQuery = (client: Client, id: string) =>
  infiniteQueryOptions({
    queryKey: ['case looks', id],
    initialPageParam: null,
    queryFn: async ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) => {
      const query = pageParam === null ? {} : { cursor: pageParam };
      const { answer, headers } = await client.receive(listCaseLooks, { params: { id }, query, signal });
      return { looks: answer.looks, next: headers.get('x-next-cursor') };
    },
    getNextPageParam: ({ next }) => next,
  });

/**
 * What the earlier members said of a check. Each reading is on record: nothing reads it ahead, and nothing keeps it, because
 * another member may have said more since.
 */
export const verdictsQuery = (client: Client, checkId: string) =>
  queryOptions({
    queryKey: ['verdicts', checkId],
    queryFn: ({ signal }) => client.call(getVerdicts, { params: { id: checkId }, signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const decide = (client: Client, checkId: string, body: CheckDecision) =>
  client.call(decideCheck, { params: { id: checkId }, body });

export const waitFor = (client: Client, checkId: string, waitingOn: BodyOf<typeof moveCheck>['waiting_on']) =>
  client.call(moveCheck, { params: { id: checkId }, body: { waiting_on: waitingOn } });
