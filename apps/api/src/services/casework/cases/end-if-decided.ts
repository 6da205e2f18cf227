import { eq, sql } from 'drizzle-orm';
import { completionOf, type Completion } from '@repo/domain/completion';
import type { Context } from '../../../context.ts';
import { type CaseRow, checks } from '../../../db/schema/cases.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { bringReviewForward } from './bring-review-forward.ts';
import { completeCase } from './complete-case.ts';

/**
 * Completes a case without undecided checks, after the decision of one. In another case the date of the final review follows.
 * @returns the progress of the case.
 */
export async function endIfDecided(ctx: Context, tx: Transaction, row: CaseRow): Promise<Completion> {
  const progress = await progressOf(tx, row.id);
  if (progress.completed_steps === progress.total_steps) await completeCase(ctx, tx, row);
  else await bringReviewForward(tx, row.id);
  return progress;
}

/** The progress of a case, in the transaction of a decision. */
export async function progressOf(tx: Transaction, caseId: string): Promise<Completion> {
  const [counts] = await tx.db
    .select({
      total: sql<number>`count(*)::int`,
      decided: sql<number>`count(*) filter (where ${checks.status} = 'decided')::int`,
    })
    .from(checks)
    .where(eq(checks.caseId, caseId));
  return completionOf(counts?.decided ?? 0, counts?.total ?? 0);
}
