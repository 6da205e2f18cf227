import type { ChargebackAnswer, ChargebackStatus } from '@repo/domain/chargeback';

/**
 * The chargebacks of a payment provider, in the service's own terms. Amounts are integer cents. Every call throws
 * `PaymentProviderError` when the provider gave no trustworthy answer.
 */
export interface Chargebacks {
  /** All chargebacks with a status, opened at or after `from` when it is set. */
  list(wanted: {
    readonly status: ChargebackStatus;
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
  readonly status: ChargebackStatus;
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
  readonly answer: ChargebackAnswer;
  /** The reason, which the bank reads. */
  readonly message: string;
  /** The amount that goes back. */
  readonly refundCents: number;
  readonly evidenceId: string | null;
  /** A PDF about the order. */
  readonly file: Buffer;
}

export type AnsweredChargeback = RefusedByProvider | { readonly kind: 'answered' };
