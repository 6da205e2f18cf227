/**
 * The functions of a payment provider, in the service's own terms. An adapter implements the wire protocol.
 * Amounts are integer cents.
 */
export interface Payments {
  /** Opens a hosted payment. The reference is ours and unique. A second call with it answers `duplicate`. */
  open(payment: OpenPayment): Promise<OpenedPayment>;
  /** The provider's own answer on a payment. It is the only evidence that money moved. */
  verify(reference: string): Promise<PaymentState>;
  /**
   * Refunds a payment, in full or without the part that was refunded before. If this refund was requested
   * before, it returns that refund.
   */
  refund(refund: RefundOrder): Promise<RefundState>;
  lookRefund(providerRefundId: string): Promise<RefundState>;
  /** Continues a refund that needs attention, to an account that the payer named. Nothing of the account is kept. */
  retryRefund(retry: RefundRetry): Promise<RetriedRefund>;
  /** The longest time of `refund` or `lookRefund`, whatever the provider does. */
  readonly longestRefundMilliseconds: number;
  /** Whether a callback's signature over its raw bytes is the provider's. */
  isSigned(rawBody: Buffer, signature: string | undefined): boolean;
}

export interface OpenPayment {
  readonly reference: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly email: string;
  readonly callbackUrl: string;
  /** The channels that the payer may use, the preferred one first. */
  readonly channels: readonly string[];
}

export type OpenedPayment =
  | { readonly kind: 'opened'; readonly authorizationUrl: string }
  | { readonly kind: 'duplicate' }
  /**
   * Certainly not opened, and never will be with these values. `email` when the provider refuses the address.
   */
  | { readonly kind: 'refused'; readonly because: 'email' | 'other'; readonly reason: string };

export type PaymentState =
  /** The provider does not know the reference. */
  | { readonly kind: 'unknown' }
  /** Not paid, but it may still be paid. `isUnderWay` when the payer or the bank is working on it now. */
  | { readonly kind: 'open'; readonly isUnderWay: boolean }
  /** An attempt failed. At this provider the payer may try again on the same page. */
  | { readonly kind: 'failed'; readonly reason: string }
  | ReceivedPayment;

/** The money arrived. When `reversed`, it left again. */
export interface ReceivedPayment {
  readonly kind: 'paid' | 'reversed';
  readonly reference: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly channel: string | null;
  readonly paidAt: Date | null;
}

export interface RefundOrder {
  readonly reference: string;
  readonly amountCents: number;
  /**
   * Our own id of the refund. It is written into the refund, so that a repeat finds the refund of an
   * interrupted try.
   */
  readonly refundId: string;
}

export interface RefundState {
  /** Null when the money went back without a refund of its own, as after a chargeback. */
  readonly providerRefundId: string | null;
  readonly status: 'pending' | 'processing' | 'processed' | 'failed' | 'needs-attention';
  /** The amount of this refund. It is less than requested when a part was refunded in another way. */
  readonly amountCents: number;
}

export interface RefundRetry {
  readonly providerRefundId: string;
  readonly currency: string;
  /** A bank account, or the phone number of a mobile money account. */
  readonly accountNumber: string;
  /** The provider's number of the bank or of the mobile money service. */
  readonly bankId: string;
}

export type RetriedRefund =
  | { readonly kind: 'retried'; readonly refund: RefundState }
  /** Certainly not retried with these details. */
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * The chargebacks of a payment provider, in the service's own terms. Amounts are integer cents. Every call throws
 * `PaymentProviderError` when the provider gave no trustworthy answer.
 */
export interface Chargebacks {
  /** All chargebacks with a status, opened at or after `from` when it is set. */
  list(wanted: {
    readonly status: ChargebackState['status'];
    readonly from?: Date;
  }): Promise<readonly ChargebackState[]>;
  /** The provider's own record. Undefined for an id that it does not know. */
  look(providerDisputeId: string): Promise<ChargebackState | undefined>;
  /** Hands over who was served, and with what. A later call replaces it. */
  addEvidence(providerDisputeId: string, evidence: ChargebackEvidence): Promise<AddedEvidence>;
  /** Accepts the chargeback, which gives its amount back, or declines it with a file that proves the service. */
  answer(providerDisputeId: string, answer: GivenAnswer): Promise<AnsweredChargeback>;
}

export interface ChargebackState {
  readonly providerDisputeId: string;
  /** Our reference of the payment. */
  readonly reference: string;
  readonly status:
    | 'awaiting-merchant-feedback'
    | 'awaiting-bank-feedback'
    | 'pending'
    | 'resolved'
    | 'archived';
  readonly category: string | null;
  readonly amountCents: number | null;
  readonly openedAt: Date | null;
  readonly dueAt: Date | null;
  readonly resolution: string | null;
  readonly resolvedAt: Date | null;
}

export interface ChargebackEvidence {
  readonly customerEmail: string;
  readonly customerName: string;
  readonly customerPhone: string;
  readonly serviceDetails: string;
}

/** Certainly not done. The reason is the provider's own, for the log. */
export interface RefusedByProvider {
  readonly kind: 'refused';
  readonly reason: string;
}

export type AddedEvidence = RefusedByProvider | { readonly kind: 'added'; readonly evidenceId: string };

export interface GivenAnswer {
  readonly answer: 'accepted' | 'declined';
  /** The reason, which the bank reads. */
  readonly message: string;
  /** The amount that goes back. */
  readonly refundCents: number;
  readonly evidenceId: string | null;
  /** A PDF about the order. */
  readonly file: Buffer;
}

export type AnsweredChargeback = RefusedByProvider | { readonly kind: 'answered' };

/** The provider did not answer, or its answer cannot be trusted. The same call may be repeated. */
export class PaymentProviderError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PaymentProviderError';
  }
}
