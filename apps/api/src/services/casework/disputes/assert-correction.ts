import { decisionProblem } from '@repo/domain/check';
import { reasonOfClear } from '@repo/domain/check-reason';
import type { CorrectedOutcome } from '@repo/domain/dispute';
import type { Context } from '../../../context.ts';
import type { CheckRow } from '../../../db/schema/cases.ts';
import type { WorkerRow } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { refusedField } from '../../../errors.ts';
import { readFlags } from '../../trust/read-records.ts';
import { personVersion } from '../checks/person-version.ts';

interface Correction {
  readonly check: CheckRow;
  readonly outcome: CorrectedOutcome;
  /** The note that stands in the report afterwards. */
  readonly note: string;
  /** The member who rules. */
  readonly memberId: string;
}

/**
 * Refuses a corrected outcome that the stored records contradict. A check becomes clear by a ruling only on the proof that
 * its decision would need: a finding that was wrong does not show that the worker is who she says, or that a referee was
 * reached. The caller has locked the worker.
 * @throws ServiceError `invalid` for a contradiction; `conflict` when the proof is not on record.
 */
export async function assertCorrection(
  ctx: Context,
  tx: Transaction,
  worker: WorkerRow,
  { check, outcome, note, memberId }: Correction,
): Promise<void> {
  const { kind } = check;
  const misconductFlags = await readFlags(tx.db, worker.id, tx.now);
  const problem = decisionProblem({ kind, outcome, note, expiresOn: null, misconductFlags });
  if (problem !== null) throw refusedField(problem.field, problem.code);
  if (outcome !== 'clear') return;
  await ctx.evidenceOfChecks[kind].assertAgrees(tx, check, {
    outcome,
    reason: reasonOfClear[kind],
    person: personVersion(ctx, worker),
    memberId,
  });
}
