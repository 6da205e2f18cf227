import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/client.ts';
import {
  getChargeback,
  listChargebacks,
  resolveChargeback,
  sendChargebackEvidence,
} from '../contract/chargebacks.ts';
import type { AnswerOf, BodyOf } from '../contract/define-call.ts';
import { live, WORK } from './work.ts';

export type Chargeback = AnswerOf<typeof getChargeback>['chargeback'];
export type ChargebackState = AnswerOf<typeof listChargebacks>['chargebacks'][number];
export type ChargebackReply = BodyOf<typeof resolveChargeback>;

/** A chargeback with its payer. Each reading is on record, so nothing reads it again by itself. */
export const chargebackQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['chargeback', id],
    queryFn: ({ signal }) => client.call(getChargeback, { params: { id }, signal }),
    select: ({ chargeback }) => chargeback,
    staleTime: Infinity,
  });

/** Where a chargeback stands, without personal data. Undefined for an unknown one. */
export const chargebackStateQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [...WORK, 'chargeback state', id],
    queryFn: ({ signal }) => client.call(listChargebacks, { query: { status: 'all', id }, signal }),
    select: ({ chargebacks }) => chargebacks[0],
    ...live,
  });

export const sendEvidence = (client: Client, id: string, serviceDetails: string) =>
  client.call(sendChargebackEvidence, { params: { id }, body: { service_details: serviceDetails } });

/** The team's answer, once. */
export const answerChargeback = (client: Client, id: string, body: ChargebackReply) =>
  client.call(resolveChargeback, { params: { id }, body });
