import { eq } from 'drizzle-orm';
import { reopensFinalReview, type CheckOutcome } from '@repo/domain/check';
import type { Completion } from '@repo/domain/completion';
import type { Context } from '../../../context.ts';
import { checks, type CaseRow, type CheckRow } from '../../../db/schema/cases.ts';
import type { WorkerRow } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { endIfDecided } from '../cases/end-if-decided.ts';
import { applyOutcome } from './apply-outcome.ts';
import { reopenFinalReview } from './reopen-final-review.ts';
import { reuseResult } from './reuse-result.ts';

export interface LockedCheck {
  readonly worker: WorkerRow;
  readonly row: CaseRow;
  readonly check: CheckRow;
}

export interface Result {
  readonly outcome: CheckOutcome;
  readonly note: string;
  readonly expiresOn: string | null;
  readonly decidedBy: string;
  /** The other member who came to this outcome. Null where one was enough. */
  readonly secondedBy: string | null;
  /** Whether one member decided where two are needed: the decider of a dispute. */
  readonly decidedAlone?: boolean;
  /** Whether the final review of its case does not cover it and is asked for anew. */
  readonly reopensReview: boolean;
  /** The actor of the change, in the form of the audit trail. */
  readonly actor: string;
}

/**
 * Records the result of a check, with all consequences in the same transaction: the worker's facts, the other cases of
 * the same employer, the final review that does not cover it, and the end of the case. The caller has locked the check.
 * @returns the progress of the case.
 */
export async function recordResult(
  ctx: Context,
  tx: Transaction,
  { worker, row, check }: LockedCheck,
  result: Result,
): Promise<Completion> {
  const { outcome, note, expiresOn, decidedBy, secondedBy, decidedAlone = false, actor } = result;
  await tx.db
    .update(checks)
    .set({
      status: 'decided',
      waitingOn: null,
      outcome,
      heldOutcome: null,
      note: note || null,
      expiresOn,
      decidedBy,
      secondedBy,
      decidedAlone,
      decidedAt: tx.now,
    })
    .where(eq(checks.id, check.id));
  tx.audit({
    actor,
    action: 'check-decided',
    subject: `check:${check.id}`,
    details: {
      case: row.id,
      worker: worker.id,
      kind: check.kind,
      outcome,
      by: decidedBy,
      second: secondedBy,
    },
  });
  const others = await reuseResult(tx, actor, { row, kind: check.kind });
  if (result.reopensReview) await reopenFinalReview(tx, actor, { id: check.id, caseId: row.id });
  if (reopensFinalReview(check.kind, outcome))
    for (const each of others) await reopenFinalReview(tx, actor, { id: each.checkId, caseId: each.row.id });
  await applyOutcome(ctx, tx, worker, { kind: check.kind, outcome, memberId: decidedBy, secondedBy });
  const progress = await endIfDecided(ctx, tx, row);
  for (const { row: other } of others) await endIfDecided(ctx, tx, other);
  tx.factsChanged(worker.id);
  return progress;
}
