import { chargebackAnswers, chargebackStatuses } from '@repo/domain/chargeback';
import * as z from 'zod/mini';
import { defineCall, TEAM_LIST_PER_MINUTE } from './define-call.ts';
import { id, moment, idParams, shillings, textUpTo } from './fields.ts';

const SERVICE_DETAILS_MAXIMUM = 2000;
/** The reason stands in a file and in the provider's record. */
const MESSAGE_MAXIMUM = 1000;
const status = z.enum(chargebackStatuses);
const words = (maximum: number) => textUpTo(maximum).check(z.minLength(1));

export const listChargebacks = defineCall({
  method: 'GET',
  path: '/api/ops/chargebacks',
  audience: 'ops',
  permission: 'workMoney',
  perMinute: TEAM_LIST_PER_MINUTE,
  summary: "Chargebacks that are not over, the oldest on top: a payer's bank asks for the money back.",
  query: z.strictObject({
    /** A status of the provider. `open`, the default, is every status but `resolved` and `archived`. */
    status: z.optional(z.enum(['open', 'all', ...chargebackStatuses])),
    /** Rows per page, 1 to 1000. Default 200. */
    limit: z.optional(z.string().check(z.regex(/^\d{1,4}$/))),
    /** The `x-next-cursor` header of the previous page. */
    cursor: z.optional(id),
  }),
  answer: z.object({
    chargebacks: z.array(
      z.object({
        id,
        purchase_id: id,
        order_number: z.string(),
        reference: z.string(),
        purchase_status: z.string(),
        employer_id: id,
        employer_name: z.string(),
        nanny_id: id,
        provider_dispute_id: z.string(),
        status,
        category: z.nullable(z.string()),
        /** The amount that the bank asks for, and the price that was paid. */
        amount: z.nullable(shillings),
        price: shillings,
        currency: z.string(),
        opened_at: moment,
        /** Until when the team must answer. */
        due_at: z.nullable(moment),
        reminded_at: z.nullable(moment),
        evidence_at: z.nullable(moment),
        answer: z.nullable(z.enum(chargebackAnswers)),
        answered_at: z.nullable(moment),
        /** The provider's word for the end, such as `merchant-accepted`, `auto-accepted` or `declined`. */
        resolution: z.nullable(z.string()),
        resolved_at: z.nullable(moment),
        may_answer: z.boolean(),
      }),
    ),
  }),
});

export const sendChargebackEvidence = defineCall({
  method: 'POST',
  path: '/api/ops/chargebacks/{id}/evidence',
  audience: 'ops',
  permission: 'workMoney',
  summary:
    'Hands the provider evidence of the service, with who paid; later evidence replaces it. 409 once the chargeback is answered or over.',
  params: idParams,
  body: z.strictObject({ service_details: words(SERVICE_DETAILS_MAXIMUM) }),
  answer: z.object({ evidence: z.object({ id, evidence_at: moment }) }),
});

export const resolveChargeback = defineCall({
  method: 'POST',
  path: '/api/ops/chargebacks/{id}/resolve',
  audience: 'ops',
  permission: 'workMoney',
  summary:
    'Answers a chargeback, once: accepted, so that the money goes back, or declined with a reason. 409 once it is answered or over.',
  params: idParams,
  body: z.strictObject({
    answer: z.enum(chargebackAnswers),
    /** The reason. The bank reads it. */
    message: words(MESSAGE_MAXIMUM),
  }),
  answer: z.object({
    chargeback: z.object({
      id,
      status,
      answer: z.enum(chargebackAnswers),
      resolution: z.nullable(z.string()),
    }),
  }),
});
