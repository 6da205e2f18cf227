import * as z from 'zod/mini';
import { defineCall, LIST_PER_MINUTE } from './define-call.ts';
import { emailText, id, messageAnswer, moment, packageId, shillings, textUpTo } from './fields.ts';

const request = z.object({
  id,
  /** The worker's own id while her yes stands. Before and after, the id of the prospect. */
  nanny_id: id,
  /** The id under which the employer invited her. It stays the same through every answer. */
  prospect_id: id,
  package_id: z.number(),
  created_at: moment,
  /** `pending`, `accepted`, `in_progress`, `completed` or `failed` (employer spec 4). */
  status: z.string(),
  /** What became of the invitation itself: `pending`, `accepted`, `declined`, `expired` or `withdrawn`. */
  invitation_status: z.string(),
  worker_name: z.nullable(z.string()),
  /** `basic`, `standard`, `urgent` or `premium`. */
  package_type: z.string(),
  expires_at: moment,
  /** When the team had decided every check of the consent. Null until then. */
  completed_at: z.nullable(moment),
  /**
   * What ended the worker's yes, or the check after it: `withdrawal` of her consent, `refund` of the payment, or `expiry` of
   * the consent before a check. Null while it stands, and without a yes.
   */
  ended_by: z.nullable(z.string()),
  /** When its report ended by itself. Null while the report is current. */
  report_ended_at: z.nullable(moment),
});

const purchase = z.object({
  id,
  nanny_id: id,
  package_id: z.number(),
  package_name: z.string(),
  created_at: moment,
  paid_at: z.nullable(moment),
  status: z.string(),
  reference: z.string(),
  order_number: z.string(),
  amount: shillings,
  worker_name: z.nullable(z.string()),
  /** The state of the worker's consent to this check: `awaiting`, `given`, `withdrawn`, `refused` or `expired`. */
  consent: z.string(),
  /** The refund status of Paystack. Null without a refund. */
  refund_status: z.nullable(z.string()),
  /** The amount of the refund. It may be a part of the price. Null without a refund. */
  refund_amount: z.nullable(shillings),
  /** What the payer's bank took back of the price, beside the refund. 0 for nothing. */
  taken_back_amount: shillings,
  /** When its report ended by itself. Null while the report is current. */
  report_ended_at: z.nullable(moment),
});

export const getDashboard = defineCall({
  method: 'GET',
  path: '/api/employer/dashboard',
  audience: 'employer',
  perMinute: LIST_PER_MINUTE,
  summary: 'Verification requests and purchases of this employer, newest first.',
  answer: z.object({ requests: z.array(request), purchases: z.array(purchase) }),
});

export const purchasePackage = defineCall({
  method: 'POST',
  path: '/api/employer/purchase-package',
  audience: 'employer',
  summary: 'Opens (or resumes) a payment and answers where the hosted page is. Failures are plain text.',
  body: z.strictObject({
    nanny_id: id,
    package_id: packageId,
    email: z.optional(z.nullable(emailText)),
    callback_url: textUpTo(500),
    channel: z.optional(z.enum(['mobile_money', 'card'])),
  }),
  answer: z.object({
    success: z.literal(true),
    message: z.string(),
    data: z.object({ authorization_url: z.string(), reference: z.string(), order_number: z.string() }),
  }),
  failureKind: 'text',
});

export const getPurchaseCallback = defineCall({
  method: 'GET',
  path: '/api/employer/purchase-callback',
  audience: 'employer',
  summary: "Settles a payment when the payer's browser returns; asks the provider, never the browser.",
  query: z.strictObject({ reference: textUpTo(100).check(z.minLength(1)) }),
  answer: z.object({
    success: z.literal(true),
    message: z.string(),
    order_number: z.string(),
    reference: z.string(),
    package_name: z.string(),
    package: z.object({ id: z.number(), name: z.string() }),
    amount_paid: shillings,
    paid_at: moment,
    channel: z.nullable(z.string()),
    estimated_completion: z.string(),
    worker_name: z.nullable(z.string()),
    paid_by: z.string(),
    /** A refund of a part of the price: its status at Paystack, and its amount. Null without one. */
    refund_status: z.nullable(z.string()),
    refund_amount: z.nullable(shillings),
    /** A part of the price that the payer's bank took back. 0 for nothing. */
    taken_back_amount: shillings,
    /** Whether a withdrawal of the worker's consent has stopped the verification. */
    stopped: z.boolean(),
    old_package: z.nullable(z.string()),
  }),
});

export const dismissPurchase = defineCall({
  method: 'POST',
  path: '/api/employer/purchases/{id}/dismiss',
  audience: 'employer',
  summary:
    'Takes a failed or abandoned payment out of the list of this employer. It is back when its money arrives later.',
  params: z.strictObject({ id }),
  answer: messageAnswer,
});

export const listPackages = defineCall({
  method: 'GET',
  path: '/api/packages',
  audience: 'public',
  summary: 'The packages on sale, with the prices that are charged.',
  answer: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      price: shillings,
      priceDisplay: z.string(),
      description: z.string(),
      /** A list, or one string, split on plus or comma (employer spec 3). This service sends a list. */
      features: z.union([z.array(z.string()), z.string()]),
      popular: z.boolean(),
      level: z.string(),
      duration: z.string(),
    }),
  ),
});
