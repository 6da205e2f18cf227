import type { CheckKind, CheckOutcome, WaitingOn } from '@repo/domain/check';
import type { CheckReason } from '@repo/domain/check-reason';
import type { CheckRow } from '../../../db/schema/cases.ts';
import type { Transaction } from '../../../db/transaction.ts';

/** What a member says of a check. */
export interface Claim {
  readonly outcome: CheckOutcome;
  readonly reason: CheckReason;
  /** The version of the name and National ID that she says it of: see `personVersion`. */
  readonly person: string;
  /** The member who says it. She must have opened what the reason is about. */
  readonly memberId: string;
}

/** The evidence for one kind of check, as casework sees it. Casework knows nothing else about it. */
export interface CheckEvidence {
  /** The party that such a check waits for when its case is opened. Null when the team can begin. */
  waitsOn(tx: Transaction, workerId: string): Promise<WaitingOn | null>;
  /**
   * Refuses an outcome, or its reason, that contradicts the evidence, before a member's verdict is taken.
   * @throws ServiceError `conflict`.
   */
  assertAgrees(tx: Transaction, check: CheckRow, claim: Claim): Promise<void>;
  /**
   * Refuses a member who rules on such a check and has not opened its evidence.
   * @throws ServiceError `conflict`.
   */
  assertSeen(tx: Transaction, check: CheckRow, memberId: string): Promise<void>;
  /**
   * Ends the worker's unfinished steps for such a check, because the team has decided it.
   * @returns whether there were any.
   */
  end(tx: Transaction, workerId: string, outcome: 'clear' | 'finding'): Promise<boolean>;
}

export type EvidenceOfChecks = Readonly<Record<CheckKind, CheckEvidence>>;
