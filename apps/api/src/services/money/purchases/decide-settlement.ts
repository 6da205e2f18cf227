import { purchaseMachine, type PurchaseStatus } from '@repo/domain/purchase';
import type { PaymentState, ReceivedPayment } from '../../../providers/payments/payments.ts';

/** A payment that nobody made within this time is given up; one that comes later still counts. */
const ABANDON_AFTER_MILLISECONDS = 24 * 3_600_000;

/** Why money that arrived is not kept. */
export type GiveBackReason = 'amount-mismatch' | 'currency-mismatch' | 'already-paid';

export type Settlement =
  | { readonly kind: 'nothing' }
  /** It is paid. `supersedes` is the newer attempt for the same package, still unpaid, that is given up for it. */
  | {
      readonly kind: 'pay';
      readonly payment: ReceivedPayment;
      readonly paidAt: Date;
      readonly supersedes: string | null;
    }
  | { readonly kind: 'fail'; readonly reason: string }
  | { readonly kind: 'abandon' }
  | { readonly kind: 'give-back'; readonly payment: ReceivedPayment; readonly reason: GiveBackReason }
  /** The money was taken back at the provider, not by us. */
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
  /** Whether this employer owns a check of this worker that goes as deep already, by whatever package: there is nothing more to buy. */
  readonly isCovered: boolean;
  /** When the latest of the other checks this employer owns of this worker was paid. */
  readonly lastPaidAt: Date | null;
  /** Whether its money is on its way back: what is being given back is never kept as well. */
  readonly hasRefund: boolean;
  readonly state: PaymentState;
  readonly now: Date;
}

/** What the provider's word on a payment means for its purchase. */
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
 * The latest paid purchase decides what may be read (employer spec 4). One that is kept goes deeper than those before it,
 * so it is the latest, even when the provider tells of it after a smaller one that was paid a moment later.
 */
function afterLast(paidAt: Date, lastPaidAt: Date | null): Date {
  return lastPaidAt === null || paidAt > lastPaidAt ? paidAt : new Date(lastPaidAt.getTime() + 1);
}
