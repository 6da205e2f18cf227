import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/client.ts';
import type { AnswerOf, BodyOf } from '../contract/define-call.ts';
import * as findings from '../contract/findings.ts';
import { getVerificationStatus, getWorkerReviews } from '../contract/worker-status.ts';

export type WorkerReviews = AnswerOf<typeof getWorkerReviews>;
export type VerificationStatus = AnswerOf<typeof getVerificationStatus>;
export type Findings = AnswerOf<typeof findings.listFindings>;
export type Finding = Findings['findings'][number];
export type AskedIncident = Findings['asked'][number];

export const workerReviewsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['own-reviews'],
    queryFn: ({ signal }) => client.call(getWorkerReviews, { signal }),
  });

export const verificationStatusQuery = (client: Client) =>
  queryOptions({
    queryKey: ['verification-standing'],
    queryFn: ({ signal }) => client.call(getVerificationStatus, { signal }),
  });

export const findingsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['findings'],
    queryFn: ({ signal }) => client.call(findings.listFindings, { signal }),
  });

export const sendDispute = (client: Client, body: BodyOf<typeof findings.disputeFinding>) =>
  client.call(findings.disputeFinding, { body });

export const sendDisputeWithdrawal = (client: Client, id: string) =>
  client.call(findings.withdrawDispute, { params: { id } });

export const sendNothingToAdd = (client: Client, id: string) =>
  client.call(findings.sayAll, { params: { id } });

export const sendStatement = (client: Client, id: string, statement: string) =>
  client.call(findings.submitStatement, { params: { id }, body: { statement } });
