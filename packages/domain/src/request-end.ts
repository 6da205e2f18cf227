import type { CaseStatus } from './verification-case.ts';

/**
 * What ended the yes of a worker to an invitation, or the check after it: the worker withdrew her consent, the payment went
 * back, or the consent ended by itself before a check (decisions 6).
 */
export type RequestEnd = 'withdrawal' | 'refund' | 'expiry';

export interface RequestFacts {
  /**
   * The newest case after the yes, of those with a report that the employer may read, or of all when none has one. Null before
   * the first case.
   */
  readonly newest: {
    readonly status: CaseStatus;
    /** Whether the employer may read its report. Not after the whole price went back. */
    readonly opensReport: boolean;
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
export function requestEndOf({ newest, consent }: RequestFacts, now: Date): RequestEnd | null {
  if (newest !== null) {
    if (newest.status === 'closed' || !newest.opensReport)
      return newest.isRefundOfWithdrawal ? 'withdrawal' : 'refund';
    return newest.isWithdrawn ? 'withdrawal' : null;
  }
  if (consent === null) return null;
  if (consent.withdrawnAt !== null) return 'withdrawal';
  return consent.expiresAt !== null && consent.expiresAt <= now ? 'expiry' : null;
}
