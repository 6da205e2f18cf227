import type { PurchaseStatus } from './purchase.ts';
import type { CaseStatus } from './verification-case.ts';

/** A check that a household bought. */
export interface BoughtCheck {
  readonly purchase: PurchaseStatus;
  /** Null while the worker has not agreed. */
  readonly case: CaseStatus | null;
}

/**
 * Whether the check is to run, or runs. So long the household is no referee: it would vouch in the report that it ordered. Later
 * it can be a referee for another household, for it may have become an employer of the worker.
 */
export const isCheckAhead = (check: BoughtCheck): boolean =>
  check.case === 'open' || (check.case === null && check.purchase === 'paid');
