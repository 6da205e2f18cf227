import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/client.ts';
import type { AnswerOf, BodyOf } from '../contract/define-call.ts';
import { getRefund, listRefunds, retryRefund } from '../contract/refunds.ts';
import { live, WORK, type Work } from './work.ts';

export type Refund = AnswerOf<typeof getRefund>['refund'];
export type RefundState = AnswerOf<typeof listRefunds>['refunds'][number];
export type RefundAccount = BodyOf<typeof retryRefund>;

/** A refund with its payer. Each reading is on record, so it is read again only when its work has moved on. */
export const refundQuery = (client: Client, { id, since, needs, deadline }: Work) =>
  queryOptions({
    queryKey: ['refund', id, since, needs, deadline === 'stopped'],
    queryFn: ({ signal }) => client.call(getRefund, { params: { id }, signal }),
    select: ({ refund }) => refund,
    staleTime: Infinity,
  });

/** Where a refund stands, without personal data. Undefined for an unknown one. */
export const refundStateQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [...WORK, 'refund state', id],
    queryFn: ({ signal }) => client.call(listRefunds, { query: { status: 'all', id }, signal }),
    select: ({ refunds }) => refunds[0],
    ...live,
  });

/** Enters the payer's account: the first time nothing is sent, the second time it goes to the provider. */
export const enterAccount = (client: Client, id: string, body: RefundAccount) =>
  client.call(retryRefund, { params: { id }, body });
