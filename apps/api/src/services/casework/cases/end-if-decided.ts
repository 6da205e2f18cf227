import { completionOf, type Completion } from '@repo/domain/completion';
import type { Context } from '../../../context.ts';
import type { CaseRow } from '../../../db/schema/cases.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { completeCase } from './complete-case.ts';
import { countChecks } from './count-checks.ts';

/**
 * Completes a case without undecided checks.
 * @returns the progress of the case.
 */
export async function endIfDecided(ctx: Context, tx: Transaction, row: CaseRow): Promise<Completion> {
  const { decided, total } = await countChecks(tx, row.id);
  const progress = completionOf(decided, total);
  if (progress.completed_steps === progress.total_steps) await completeCase(ctx, tx, row);
  return progress;
}
