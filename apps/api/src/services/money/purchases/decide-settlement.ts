import { purchaseMachine, type PurchaseStatus } from '@repo/domain/purchase';
import type { PaymentState, ReceivedPayment } from '../../../providers/payments/payments.ts';

/** A purchase without a payment within this time is abandoned. A later payment still counts. */
const ABANDON_AFTER_MILLISECONDS = 24 * 3_600_000;

/** Why money that arrived is not kept. */
export type GiveBackReason = 'amount-mismatch' | 'currency-mismatch' | 'already-paid';

export type Settlement =
  | { readonly kind: 'nothing' }
  /**
   * The purchase is paid. `supersedes` is a newer, unpaid attempt for the same package, which is abandoned.
   */
  | {
      readonly kind: 'pay';
      readonly payment: ReceivedPayment;
      readonly paidAt: Date;
      readonly supersedes: string | null;
    }
  | { readonly kind: 'fail'; readonly reason: string }
  | { readonly kind: 'abandon' }
  | { readonly kind: 'give-back'; readonly payment: ReceivedPayment; readonly reason: GiveBackReason }
  /** The money was taken back at the provider, without a request of ours. */
  | { readonly kind: 'reverse'; readonly payment: ReceivedPayment };

export interface SettlementFacts {
  readonly purchase: {
    readonly status: PurchaseStatus;
    readonly amountCents: number;
    readonly currency: string;
    readonly createdAt: Date;
  };
  /** Other purchases of the same package for the same worker by the same employer. */
  readonly rivals: readonly { readonly id: string; readonly status: PurchaseStatus }[];
  /**
   * Whether this employer already owns a check of this worker that goes as deep, by any package. Then there
   * is nothing more to buy.
   */
  readonly isCovered: boolean;
  /** When the latest of the other checks that this employer owns of this worker was paid. */
  readonly lastPaidAt: Date | null;
  /** Whether a refund of this purchase exists. Money that is being refunded is never kept as well. */
  readonly hasRefund: boolean;
  readonly state: PaymentState;
  readonly now: Date;
}

/** Decides what the provider's answer about a payment means for its purchase. */
export function decideSettlement({
  purchase,
  rivals,
  isCovered,
  lastPaidAt,
  hasRefund,
  state,
  now,
}: SettlementFacts): Settlement {
  switch (state.kind) {
    case 'unknown':
    case 'open': {
      const isOver = now.getTime() - purchase.createdAt.getTime() >= ABANDON_AFTER_MILLISECONDS;
      return isOver && purchaseMachine.can(purchase.status, 'abandoned')
        ? { kind: 'abandon' }
        : { kind: 'nothing' };
    }
    case 'failed':
      return purchaseMachine.can(purchase.status, 'failed')
        ? { kind: 'fail', reason: state.reason }
        : { kind: 'nothing' };
    case 'reversed':
      return purchase.status === 'refunded' ? { kind: 'nothing' } : { kind: 'reverse', payment: state };
    case 'paid': {
      if (hasRefund || !purchaseMachine.can(purchase.status, 'paid')) return { kind: 'nothing' };
      if (state.currency !== purchase.currency)
        return { kind: 'give-back', payment: state, reason: 'currency-mismatch' };
      if (state.amountCents !== purchase.amountCents)
        return { kind: 'give-back', payment: state, reason: 'amount-mismatch' };
      if (isCovered || rivals.some(({ status }) => status === 'paid'))
        return { kind: 'give-back', payment: state, reason: 'already-paid' };
      return {
        kind: 'pay',
        payment: state,
        paidAt: afterLast(state.paidAt ?? now, lastPaidAt),
        supersedes: rivals.find(({ status }) => status === 'pending')?.id ?? null,
      };
    }
  }
}

/**
 * The latest paid purchase decides what the employer may read (employer spec 4). A purchase that is kept goes
 * deeper than those before it, so it must be the latest. That holds even when the provider reports it after a
 * smaller purchase that was paid a moment later.
 */
function afterLast(paidAt: Date, lastPaidAt: Date | null): Date {
  return lastPaidAt === null || paidAt > lastPaidAt ? paidAt : new Date(lastPaidAt.getTime() + 1);
}
