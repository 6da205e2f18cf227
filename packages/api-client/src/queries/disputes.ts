import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/client.ts';
import type { AnswerOf, BodyOf } from '../contract/define-call.ts';
import { decideDispute, getDispute } from '../contract/findings.ts';

export type TeamDispute = AnswerOf<typeof getDispute>;

/** A disputed finding with the words of the worker. Each reading is on record, so nothing reads it again by itself. */
export const disputeQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['dispute', id],
    queryFn: ({ signal }) => client.call(getDispute, { params: { id }, signal }),
    staleTime: Infinity,
  });

export const rule = (client: Client, id: string, body: BodyOf<typeof decideDispute>) =>
  client.call(decideDispute, { params: { id }, body });
