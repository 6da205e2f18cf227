import { refundActs, refundMachine } from '@repo/domain/refund';
import * as z from 'zod/mini';
import { defineCall, TEAM_LIST_PER_MINUTE } from './define-call.ts';
import { id, moment, idParams, shillings } from './fields.ts';

export const listRefunds = defineCall({
  method: 'GET',
  path: '/api/ops/refunds',
  audience: 'ops',
  permission: 'workMoney',
  perMinute: TEAM_LIST_PER_MINUTE,
  summary:
    'Refunds that are not through, the oldest on top, with what the team can do; or those of one status, or all.',
  query: z.strictObject({
    /** A status of the provider. `open`, the default, is every status but `processed`. */
    status: z.optional(z.enum(['open', 'all', ...refundMachine.states])),
    /** Rows per page, 1 to 1000. Default 200. */
    limit: z.optional(z.string().check(z.regex(/^\d{1,4}$/))),
    /** The `x-next-cursor` header of the previous page. */
    cursor: z.optional(id),
  }),
  answer: z.object({
    refunds: z.array(
      z.object({
        id,
        purchase_id: id,
        order_number: z.string(),
        /** The reference of the payment at the provider. */
        reference: z.string(),
        employer_id: id,
        employer_name: z.string(),
        nanny_id: id,
        /** The amount that was decided, and the price that was paid. A smaller amount is a part. */
        amount: shillings,
        price: shillings,
        currency: z.string(),
        reason: z.string(),
        status: z.enum(refundMachine.states),
        /** The provider's number of the refund. Null before the provider took it, or when it made none of its own. */
        provider_refund_id: z.nullable(z.string()),
        provider_amount: z.nullable(shillings),
        created_at: moment,
        settled_at: z.nullable(moment),
        /** When the service next asks the provider by itself. A failed refund is then asked for again. */
        next_look_at: z.nullable(moment),
        act: z.enum(refundActs),
        /** Who entered the payer's account last, while it waits for another member. Null also for a member without a name. */
        details_entered_by: z.nullable(z.string()),
        details_entered_at: z.nullable(moment),
      }),
    ),
  }),
});

export const retryRefund = defineCall({
  method: 'POST',
  path: '/api/ops/refunds/{id}/retry',
  audience: 'ops',
  permission: 'workMoney',
  summary:
    "Takes the payer's account for a refund that needs attention; 409 in any other status. Two members have to enter the same within a day: the first call answers `second_look` and sends nothing, the same call of another member continues the refund. 409 when the two differ, or when one member enters the same twice. The account is handed on and not kept.",
  params: idParams,
  body: z.strictObject({
    /** A bank account, or the phone number of a mobile money account. */
    account_number: z.string().check(z.regex(/^\+?\d{6,20}$/)),
    /** The provider's number of the bank or of the mobile money service. */
    bank_id: z.string().check(z.regex(/^\d{1,10}$/)),
  }),
  answer: z.object({
    refund: z.object({
      id,
      status: z.enum(refundMachine.states),
      /** Whether another member has to enter the same, or the refund is continued. */
      standing: z.enum(['second_look', 'decided']),
    }),
  }),
});
