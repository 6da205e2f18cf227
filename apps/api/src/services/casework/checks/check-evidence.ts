import type { CheckKind, WaitingOn } from '@repo/domain/check';
import type { Transaction } from '../../../db/transaction.ts';

/** What the evidence behind one kind of check tells casework, which knows none of it. */
export interface CheckEvidence {
  /** Whom such a check of this worker waits for when its case is opened; null where the team can begin. */
  waitsOn(tx: Transaction, workerId: string): Promise<WaitingOn | null>;
  /**
   * Ends what the worker still has under way for such a check, because the team has decided it.
   * @returns whether there was something.
   */
  end(tx: Transaction, workerId: string, outcome: 'clear' | 'finding'): Promise<boolean>;
}

export type EvidenceOfChecks = Readonly<Record<CheckKind, CheckEvidence>>;
