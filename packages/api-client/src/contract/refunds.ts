import { purchaseMachine } from '@repo/domain/purchase';
import { refundActs, refundMachine } from '@repo/domain/refund';
import { ACCOUNT_NUMBER, BANK_NUMBER } from '@repo/domain/refund-details';
import { refundReasons } from '@repo/domain/refund-reason';
import * as z from 'zod/mini';
import { defineCall, TEAM_LIST_PER_MINUTE } from './define-call.ts';
import { id, moment, idParams, payer, shillings } from './fields.ts';

export const listRefunds = defineCall({
  method: 'GET',
  path: '/api/ops/refunds',
  audience: 'ops',
  permission: 'workMoney',
  perMinute: TEAM_LIST_PER_MINUTE,
  summary:
    'Refunds that are not through, the oldest on top, with what the team can do; or those of one status, or all. Without personal data.',
  query: z.strictObject({
    /** A status of the provider. `open`, the default, is every status but `processed`. */
    status: z.optional(z.enum(['open', 'all', ...refundMachine.states])),
    /** Only this one. */
    id: z.optional(id),
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
        nanny_id: id,
        /** The amount that was decided, and the price that was paid. A smaller amount is a part. */
        amount: shillings,
        price: shillings,
        currency: z.string(),
        reason: z.enum(refundReasons),
        status: z.enum(refundMachine.states),
        /** The provider's number of the refund. Null before the provider took it, or when it made none of its own. */
        provider_refund_id: z.nullable(z.string()),
        provider_amount: z.nullable(shillings),
        created_at: moment,
        settled_at: z.nullable(moment),
        /** When the service next asks the provider by itself. A failed refund is then asked for again. */
        next_look_at: z.nullable(moment),
        act: z.enum(refundActs),
        /** When a member entered the payer's account, while it waits for another one. */
        details_entered_at: z.nullable(moment),
      }),
    ),
  }),
});

export const getRefund = defineCall({
  method: 'GET',
  path: '/api/ops/refunds/{id}',
  audience: 'ops',
  permission: 'workMoney',
  summary:
    'One refund with its payer, for the member who holds it. That it was opened, and by whom, is on record.',
  params: idParams,
  answer: z.object({
    refund: z.object({
      id,
      order_number: z.string(),
      /** The reference of the payment at the provider. */
      reference: z.string(),
      package_name: z.string(),
      payer,
      amount: shillings,
      price: shillings,
      purchase_status: z.enum(purchaseMachine.states),
      /** Null for a payment that never counted, such as one of another amount. */
      paid_at: z.nullable(moment),
      paid_channel: z.nullable(z.string()),
      reason: z.enum(refundReasons),
      status: z.enum(refundMachine.states),
      provider_refund_id: z.nullable(z.string()),
      provider_amount: z.nullable(shillings),
      created_at: moment,
      /** Since when the provider holds it up. */
      waits_since: z.nullable(moment),
      next_look_at: z.nullable(moment),
      act: z.enum(refundActs),
      /** The entry of a colleague that counts. What she entered is told to nobody. */
      entry: z.nullable(z.object({ by: z.nullable(z.string()), at: moment })),
      /** When an account of two members last went to the provider. */
      sent_at: z.nullable(moment),
    }),
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
    account_number: z.string().check(z.regex(ACCOUNT_NUMBER)),
    /** The provider's number of the bank or of the mobile money service. */
    bank_id: z.string().check(z.regex(BANK_NUMBER)),
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
