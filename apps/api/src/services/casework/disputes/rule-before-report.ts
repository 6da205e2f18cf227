import { decisionProblem } from '@repo/domain/check';
import type { CorrectedOutcome, DisputeDecision } from '@repo/domain/dispute';
import type { Context } from '../../../context.ts';
import type { CheckRow } from '../../../db/schema/cases.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { refusedField, ServiceError } from '../../../errors.ts';
import { countingRecords } from '../../trust/read-records.ts';
import { lockCheck } from '../checks/lock-check.ts';
import { publishIfDue } from '../checks/publish-finding.ts';
import { recordResult } from '../checks/record-result.ts';
import { endVerdicts } from '../verdicts/give-verdict.ts';

interface Ruling {
  readonly decision: DisputeDecision;
  readonly outcome: CorrectedOutcome | null;
  readonly note: string;
  readonly memberId: string;
}

/**
 * Rules on a finding that is in no report yet. An upheld dispute gives the check its outcome, and nobody else ever reads the
 * finding. After a rejected one the finding enters the report when the worker's days are over.
 * @throws ServiceError `conflict` before two members have agreed on the finding.
 */
export async function ruleBeforeReport(
  ctx: Context,
  tx: Transaction,
  { id }: CheckRow,
  { decision, outcome, note, memberId }: Ruling,
): Promise<void> {
  const locked = await lockCheck(tx, id);
  const { worker, row, check } = locked;
  // After a withdrawal no report shows it any more, whatever the ruling is.
  if (row.status !== 'open') return;
  if (check.status !== 'confirmed') throw new ServiceError('conflict', 'disputeBeforeDecision');
  const actor = `ops:${memberId}`;
  if (decision === 'rejected' || outcome === null) {
    await publishIfDue(ctx, tx, locked, actor);
    return;
  }
  const problem = decisionProblem({
    kind: check.kind,
    outcome,
    note,
    expiresOn: null,
    misconductFlags: (await countingRecords(tx.db, worker.id, tx.now)).length,
  });
  if (problem !== null) throw refusedField(problem.field, problem.code);
  await endVerdicts(tx, { checkId: check.id });
  await recordResult(ctx, tx, locked, {
    outcome,
    note,
    expiresOn: null,
    decidedBy: memberId,
    secondedBy: null,
    decidedAlone: true,
    reopensReview: check.kind !== 'final_review',
    actor,
  });
}
