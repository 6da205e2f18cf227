import {
  CHARGEBACK_EVIDENCE_MAXIMUM,
  CHARGEBACK_MESSAGE_MAXIMUM,
  chargebackAnswers,
  chargebackStatuses,
} from '@repo/domain/chargeback';
import { packageLevels } from '@repo/domain/packages';
import { purchaseMachine } from '@repo/domain/purchase';
import { refundMachine } from '@repo/domain/refund';
import * as z from 'zod/mini';
import { defineCall, TEAM_LIST_PER_MINUTE } from './define-call.ts';
import { id, moment, idParams, payer, shillings, textUpTo } from './fields.ts';

const status = z.enum(chargebackStatuses);
const words = (maximum: number) => textUpTo(maximum).check(z.minLength(1));

export const listChargebacks = defineCall({
  method: 'GET',
  path: '/api/ops/chargebacks',
  audience: 'ops',
  permission: 'workMoney',
  perMinute: TEAM_LIST_PER_MINUTE,
  summary:
    "Chargebacks that are not over, the oldest on top: a payer's bank asks for the money back. Without personal data.",
  query: z.strictObject({
    /** A status of the provider. `open`, the default, is every status but `resolved` and `archived`. */
    status: z.optional(z.enum(['open', 'all', ...chargebackStatuses])),
    /** Only this one. */
    id: z.optional(id),
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

export const getChargeback = defineCall({
  method: 'GET',
  path: '/api/ops/chargebacks/{id}',
  audience: 'ops',
  permission: 'workMoney',
  summary:
    'One chargeback with its payer and what the service gave, for the member who holds it. That it was opened, and by whom, is on record.',
  params: idParams,
  answer: z.object({
    chargeback: z.object({
      id,
      provider_dispute_id: z.string(),
      order_number: z.string(),
      /** The reference of the payment at the provider. */
      reference: z.string(),
      package_name: z.string(),
      payer,
      price: shillings,
      purchase_status: z.enum(purchaseMachine.states),
      paid_at: z.nullable(moment),
      paid_channel: z.nullable(z.string()),
      status,
      category: z.nullable(z.string()),
      amount: z.nullable(shillings),
      opened_at: moment,
      due_at: z.nullable(moment),
      reminded_at: z.nullable(moment),
      evidence_at: z.nullable(moment),
      may_answer: z.boolean(),
      /** What an acceptance gives back. 0 where nothing is left of the payment: then it is refused. */
      gives_back: shillings,
      refund: z.nullable(z.object({ amount: shillings, status: z.enum(refundMachine.states) })),
      /** What earlier chargebacks took. */
      taken_back: shillings,
      /** What the service gave for the payment. Null before the worker agreed. It names no worker. */
      delivered: z.nullable(
        z.object({
          level: z.enum(packageLevels),
          consent_at: moment,
          withdrawn_at: z.nullable(moment),
          checks_began_at: moment,
          checks: z.number(),
          checks_decided: z.number(),
          /** When the report was complete for the first time. */
          report_at: z.nullable(moment),
        }),
      ),
    }),
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
  body: z.strictObject({ service_details: words(CHARGEBACK_EVIDENCE_MAXIMUM) }),
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
    message: words(CHARGEBACK_MESSAGE_MAXIMUM),
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
