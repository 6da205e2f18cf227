import type { CaseStatus } from './verification-case.ts';

/**
 * What ended the yes of a worker to an invitation, or the check after it: the worker withdrew her consent, the payment went
 * back, or the consent ended by itself before a check (decisions 6).
 */
export type RequestEnd = 'withdrawal' | 'refund' | 'expiry';

export interface RequestFacts {
  /** The furthest case after the yes. Null before the first one. */
  readonly furthest: {
    readonly status: CaseStatus;
    /** Whether the worker has withdrawn the consent of the case. */
    readonly isWithdrawn: boolean;
    /** Whether the payment was refunded because of a withdrawal. */
    readonly isRefundOfWithdrawal: boolean;
  } | null;
  /** The consent that the yes gave. Null without a yes. */
  readonly consent: { readonly withdrawnAt: Date | null; readonly expiresAt: Date | null } | null;
}

/**
 * The end of an accepted invitation, or null while neither the yes nor the check has ended. A consent that is withdrawn after a
 * payment went back did not stop the check.
 */
export function requestEndOf({ furthest, consent }: RequestFacts, now: Date): RequestEnd | null {
  if (furthest?.status === 'closed') return furthest.isRefundOfWithdrawal ? 'withdrawal' : 'refund';
  if (furthest !== null) return furthest.isWithdrawn ? 'withdrawal' : null;
  if (consent === null) return null;
  if (consent.withdrawnAt !== null) return 'withdrawal';
  return consent.expiresAt !== null && consent.expiresAt <= now ? 'expiry' : null;
}
