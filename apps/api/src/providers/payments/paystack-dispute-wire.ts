import * as z from 'zod';
import { cents, wireId, wireMoment } from './paystack-wire.ts';
import type { ChargebackState } from './payments.ts';

/** The trusted parts of Paystack's disputes (providers-more 8). No other field is read. */

const statuses = [
  'awaiting-merchant-feedback',
  'awaiting-bank-feedback',
  'pending',
  'resolved',
  'archived',
] as const;
const momentOrNull = wireMoment.nullish().catch(null);
const wordOrNull = z
  .string()
  .regex(/^[\w-]{1,40}$/)
  .nullish()
  .catch(null);

const wireDispute = z.object({
  id: wireId,
  /** A status that Paystack may add later is one about which nothing is known, so the team may answer it. */
  status: z.enum(statuses).catch('pending'),
  transaction: z.object({ reference: z.string() }),
  category: wordOrNull,
  refund_amount: cents.nullish().catch(null),
  resolution: wordOrNull,
  dueAt: momentOrNull,
  resolvedAt: momentOrNull,
  createdAt: momentOrNull,
  // Events have this spelling, and answers the other one.
  created_at: momentOrNull,
});

export const oneDispute = z.object({ data: wireDispute });
export const disputeList = z.object({
  data: z.array(z.unknown()),
  meta: z.object({ pageCount: z.coerce.number().int().catch(1) }).catch({ pageCount: 1 }),
});
export const addedEvidence = z.object({ data: z.object({ id: wireId }) });
export const uploadAddress = z.object({
  data: z.object({ signedUrl: z.url({ protocol: /^https?$/ }), fileName: z.string().min(1).max(200) }),
});
/** The answer to the end of a dispute has no form that is the same in all descriptions, so nothing of it is read. */
export const endedDispute = z.object({ status: z.literal(true) });

export const chargebackStateOf = (dispute: z.output<typeof wireDispute>): ChargebackState => ({
  providerDisputeId: dispute.id,
  reference: dispute.transaction.reference,
  status: dispute.status,
  category: dispute.category ?? null,
  amountCents: dispute.refund_amount ?? null,
  openedAt: dispute.createdAt ?? dispute.created_at ?? null,
  dueAt: dispute.dueAt ?? null,
  resolution: dispute.resolution ?? null,
  resolvedAt: dispute.resolvedAt ?? null,
});

/** Reads each item of a list by itself, so that an odd one hides no other. */
export function readDisputes(items: readonly unknown[]) {
  const read = items.map((item) => wireDispute.safeParse(item));
  return {
    disputes: read.flatMap(({ data }) => (data === undefined ? [] : [chargebackStateOf(data)])),
    odd: read.filter(({ success }) => !success).length,
  };
}
