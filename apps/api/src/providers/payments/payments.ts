/** What the service asks of a payment provider, in its own words; an adapter speaks the wire. Amounts are integer cents. */
export interface Payments {
  /** Opens a hosted payment. The reference is ours, and unique: the same one twice answers `duplicate`. */
  open(payment: OpenPayment): Promise<OpenedPayment>;
  /** The provider's own word on a payment: the only evidence that money moved. */
  verify(reference: string): Promise<PaymentState>;
  /**
   * Gives a payment back, in full or as far as nobody else has given it back already, or finds the refund that was
   * asked for before.
   */
  refund(refund: RefundOrder): Promise<RefundState>;
  lookRefund(providerRefundId: string): Promise<RefundState>;
  /** How long `refund` or `lookRefund` can take at most, whatever the provider does. */
  readonly longestRefundMilliseconds: number;
  /** Whether a callback's signature, over its raw bytes, is the provider's. */
  isSigned(rawBody: Buffer, signature: string | undefined): boolean;
}

export interface OpenPayment {
  readonly reference: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly email: string;
  readonly callbackUrl: string;
  /** What the payer may pay with, the preferred one first. */
  readonly channels: readonly string[];
}

export type OpenedPayment =
  | { readonly kind: 'opened'; readonly authorizationUrl: string }
  | { readonly kind: 'duplicate' }
  /** Surely not opened, and never will be with these values. `email` when the address is what it does not like. */
  | { readonly kind: 'refused'; readonly because: 'email' | 'other'; readonly reason: string };

export type PaymentState =
  /** The provider never heard of the reference. */
  | { readonly kind: 'unknown' }
  /** Not paid, but it may still be; under way when the payer or her bank is at it at this moment. */
  | { readonly kind: 'open'; readonly isUnderWay: boolean }
  /** An attempt failed; at this provider the payer may try again on the same page. */
  | { readonly kind: 'failed'; readonly reason: string }
  | ReceivedPayment;

/** Money arrived; when `reversed`, it left again. */
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
  /** Our own id of the refund. Written into it, it is how a repeat finds what an interrupted try has left. */
  readonly refundId: string;
}

export interface RefundState {
  /** Null when the money went back without a refund of its own, as after a chargeback. */
  readonly providerRefundId: string | null;
  readonly status: 'pending' | 'processing' | 'processed' | 'failed' | 'needs-attention';
  /** What this refund gives back: less than was wanted when part of it had gone back by another hand. */
  readonly amountCents: number;
}

/** The provider could not be reached or answered something that cannot be believed; the same call may be made again. */
export class PaymentProviderError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PaymentProviderError';
  }
}
