/** What the service asks of a payment provider, in its own words; an adapter speaks the wire. Amounts are integer cents. */
export interface Payments {
  /** Opens a hosted payment. The reference is ours, and unique: the same one twice answers `duplicate`. */
  open(payment: OpenPayment): Promise<OpenedPayment>;
  /** The provider's own word on a payment: the only evidence that money moved. */
  look(reference: string): Promise<PaymentState>;
  /** Gives a payment back in full or in part, or finds the refund that was asked for before. */
  refund(refund: {
    readonly reference: string;
    readonly amountCents: number;
    readonly note: string;
  }): Promise<RefundState>;
  lookRefund(providerRefundId: string): Promise<RefundState>;
  /** Whether a callback's signature, over its raw bytes, is the provider's. */
  isSigned(rawBody: Buffer, signature: string | undefined): boolean;
}

export interface OpenPayment {
  readonly reference: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly email: string;
  readonly callbackUrl: string;
  readonly channels: readonly string[];
}

export type OpenedPayment =
  | { readonly kind: 'opened'; readonly authorizationUrl: string }
  | { readonly kind: 'duplicate' };

export type PaymentState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'open' }
  | { readonly kind: 'failed'; readonly reason: string }
  | {
      readonly kind: 'paid' | 'reversed';
      readonly reference: string;
      readonly amountCents: number;
      readonly currency: string;
      readonly channel: string;
      readonly paidAt: Date | null;
    };

export interface RefundState {
  readonly providerRefundId: string;
  readonly status: 'pending' | 'processing' | 'processed' | 'failed' | 'needs-attention';
}

/** The provider could not be reached or answered something that cannot be believed; the same call may be made again. */
export class PaymentProviderError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PaymentProviderError';
  }
}
