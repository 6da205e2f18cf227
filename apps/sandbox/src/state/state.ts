import * as z from 'zod';

/** The state of the sandbox. The schemas read the state file. All other code uses their types. */

const message = z.object({
  /** Increases by one with every message in either direction. */
  sequence: z.number(),
  id: z.string(),
  direction: z.enum(['out', 'in']),
  phone: z.string(),
  text: z.string(),
  /** ISO 8601, by the clock of the sandbox. */
  at: z.string(),
  /** The last delivery report of an outgoing message. */
  report: z.enum(['Sent', 'Success', 'Failed', 'AbsentSubscriber', 'Expired']).nullable(),
  linkId: z.string().nullable(),
});

/** What happens to a message to a phone: it arrives, is refused, is lost after its acceptance, or is never reported. */
export const phoneBehaviours = [
  'normal',
  'blocked',
  'unroutable',
  'invalid',
  'unpaid',
  'undeliverable',
  'blocked-by-network',
  'absent',
  'expired',
  'unreported',
] as const;

const authorization = z.object({
  code: z.string(),
  channel: z.enum(['card', 'mobile_money']),
  /** The last digits, the only stored part of a number. */
  lastDigits: z.string(),
});

const payment = z.object({
  id: z.number(),
  reference: z.string(),
  accessCode: z.string(),
  email: z.string(),
  customerId: z.number(),
  /** In the hundredth part of the currency. Verify answers it. */
  amount: z.number(),
  currency: z.string(),
  requestedAmount: z.number(),
  channels: z.array(z.string()),
  callbackUrl: z.string().nullable(),
  metadata: z.unknown(),
  status: z.enum(['unpaid', 'abandoned', 'failed', 'success', 'reversed']),
  /** Makes verify answer this status instead of the true one. */
  shownStatus: z
    .enum(['ongoing', 'pending', 'processing', 'queued', 'abandoned', 'failed', 'success', 'reversed'])
    .nullable(),
  gatewayResponse: z.string(),
  openedAt: z.string().nullable(),
  paidAt: z.string().nullable(),
  createdAt: z.string(),
  authorization: authorization.nullable(),
  /** The outcome of the refunds of this payment. */
  refundOutcome: z.enum(['processed', 'failed', 'needs-attention']),
});

const refund = z.object({
  id: z.number(),
  reference: z.string(),
  amount: z.number(),
  status: z.enum(['pending', 'processing', 'processed', 'failed', 'needs-attention']),
  customerNote: z.string(),
  merchantNote: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  refundedAt: z.string().nullable(),
  /** The dispute that took the money back. Absent from a file that is older than disputes. */
  dispute: z.number().nullable().default(null),
});

const disputeStep = z.object({ at: z.string(), by: z.string(), text: z.string() });

/** A dispute: the bank of a payer asks for the money of a payment back. */
const dispute = z.object({
  id: z.number(),
  reference: z.string(),
  refundAmount: z.number(),
  category: z.string(),
  status: z.enum(['awaiting-merchant-feedback', 'resolved']),
  /** Who ended it, in the terms of Paystack. */
  resolution: z.enum(['merchant-accepted', 'auto-accepted', 'declined']).nullable(),
  dueAt: z.string(),
  resolvedAt: z.string().nullable(),
  evidence: z
    .object({
      id: z.number(),
      customerEmail: z.string(),
      customerName: z.string(),
      customerPhone: z.string(),
      serviceDetails: z.string(),
      deliveryAddress: z.string().nullable(),
      deliveryDate: z.string().nullable(),
      at: z.string(),
    })
    .nullable(),
  /** The files whose upload was announced, with their size once they came. */
  files: z.array(z.object({ name: z.string(), bytes: z.number().nullable() })),
  attachment: z.string().nullable(),
  messages: z.array(disputeStep),
  createdAt: z.string(),
  updatedAt: z.string(),
});

/** The photos of the person, as taken now, or of the registry. */
export const unusablePhotos = ['selfie_image', 'liveness_images', 'id_authority_image'] as const;

const identityVerdict = z.object({
  /** The final terms of Smile ID for approved, rejected, provisional, and not carried out. */
  status: z.enum(['clear', 'block', 'attention', 'error']),
  reason: z.string().nullable(),
});

/** An identity check. The sandbox keeps no photo, and only the end of the document number. */
const identityJob = z.object({
  jobId: z.string(),
  userId: z.string(),
  givenNames: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  country: z.string(),
  idType: z.string(),
  idNumberEnd: z.string(),
  /** The number of submitted photos. */
  photos: z.number(),
  consentLanguage: z.string(),
  callbackPath: z.string(),
  status: z.enum(['processing', ...identityVerdict.shape.status.options]),
  reason: z.string().nullable(),
  /** Which photos are unusable, where that is the reason. */
  unusable: z.enum(unusablePhotos).nullable().default(null),
  /** The name in the registry for this number. Only the callback passes it on. */
  nameOnId: z.string().nullable().default(null),
  /** The parameters of the partner. The callback repeats them. */
  partnerParams: z.record(z.string(), z.string()).default({}),
  /** A result code of V1 that the submission forces. */
  sandboxResult: z.number().nullable().default(null),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
});

export const callbackTargets = ['paystack', 'inbound', 'delivery', 'optout', 'smileid'] as const;

const delivery = z.object({
  id: z.string(),
  target: z.enum(callbackTargets),
  /** The path on the API, for a provider that gets it with each order. */
  path: z.string().optional(),
  /** The headers with the facts of the message, for a provider that has some. */
  headers: z.record(z.string(), z.string()).optional(),
  body: z.string(),
  /** The name on a page. */
  label: z.string(),
  tries: z.number(),
  lastProblem: z.string().nullable(),
});

/** The balance of a new account for messages, in shillings. */
const SMS_BALANCE = 1785.5;

export type Message = z.infer<typeof message>;
export type PhoneBehaviour = (typeof phoneBehaviours)[number];
export type Payment = z.infer<typeof payment>;
export type Refund = z.infer<typeof refund>;
export type Dispute = z.infer<typeof dispute>;
export type IdentityVerdict = Readonly<z.infer<typeof identityVerdict>>;
export type IdentityJob = z.infer<typeof identityJob>;
export type CallbackTarget = (typeof callbackTargets)[number];
export type Delivery = z.infer<typeof delivery>;

export interface State {
  /** The last used number. Every sequential id comes from it. */
  sequence: number;
  clockOffsetMilliseconds: number;
  /** Oldest first. */
  messages: Message[];
  readonly behaviours: Map<string, PhoneBehaviour>;
  /** The money of the account for messages, in shillings. A program sets it; a message does not lower it. */
  smsBalance: number;
  readonly payments: Map<string, Payment>;
  readonly refunds: Map<number, Refund>;
  readonly disputes: Map<number, Dispute>;
  readonly identityJobs: Map<string, IdentityJob>;
  /** Callbacks that the API has not taken yet. */
  readonly deliveries: Map<string, Delivery>;
}

export const emptyState = (): State => ({
  sequence: 0,
  clockOffsetMilliseconds: 0,
  messages: [],
  behaviours: new Map(),
  smsBalance: SMS_BALANCE,
  payments: new Map(),
  refunds: new Map(),
  disputes: new Map(),
  identityJobs: new Map(),
  deliveries: new Map(),
});

const fileSchema = z.object({
  version: z.literal(1),
  sequence: z.number(),
  clockOffsetMilliseconds: z.number(),
  messages: z.array(message),
  behaviours: z.array(z.tuple([z.string(), z.enum(phoneBehaviours)])),
  /** Absent from a file that is older than a balance. */
  smsBalance: z.number().default(SMS_BALANCE),
  payments: z.array(payment),
  refunds: z.array(refund),
  /** Absent from a file that is older than disputes. */
  disputes: z.array(dispute).default([]),
  /** Absent from a file that is older than identity jobs. */
  identityJobs: z.array(identityJob).default([]),
  deliveries: z.array(delivery),
});

export function serialiseState(state: State): string {
  return JSON.stringify({
    version: 1,
    sequence: state.sequence,
    clockOffsetMilliseconds: state.clockOffsetMilliseconds,
    messages: state.messages,
    behaviours: [...state.behaviours],
    smsBalance: state.smsBalance,
    payments: [...state.payments.values()],
    refunds: [...state.refunds.values()],
    disputes: [...state.disputes.values()],
    identityJobs: [...state.identityJobs.values()],
    deliveries: [...state.deliveries.values()],
  } satisfies z.input<typeof fileSchema>);
}

/** @throws when the text is no state file of this version. */
export function parseState(text: string): State {
  const file = fileSchema.parse(JSON.parse(text));
  return {
    sequence: file.sequence,
    clockOffsetMilliseconds: file.clockOffsetMilliseconds,
    messages: file.messages,
    behaviours: new Map(file.behaviours),
    smsBalance: file.smsBalance,
    payments: new Map(file.payments.map((item) => [item.reference, item])),
    refunds: new Map(file.refunds.map((item) => [item.id, item])),
    disputes: new Map(file.disputes.map((item) => [item.id, item])),
    identityJobs: new Map(file.identityJobs.map((item) => [item.jobId, item])),
    deliveries: new Map(file.deliveries.map((item) => [item.id, item])),
  };
}
