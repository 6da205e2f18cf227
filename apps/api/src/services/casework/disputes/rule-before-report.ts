import type { CorrectedOutcome, DisputeDecision } from '@repo/domain/dispute';
import type { Context } from '../../../context.ts';
import type { CheckRow } from '../../../db/schema/cases.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { ServiceError } from '../../../errors.ts';
import { lockCheck } from '../checks/lock-check.ts';
import { publishIfDue } from '../checks/publish-finding.ts';
import { recordResult } from '../checks/record-result.ts';
import { endVerdicts } from '../verdicts/give-verdict.ts';
import { assertCorrection } from './assert-correction.ts';

interface Ruling {
  readonly decision: DisputeDecision;
  readonly outcome: CorrectedOutcome | null;
  readonly note: string;
  readonly memberId: string;
}

/**
 * Rules on a finding that is in no report yet. An upheld dispute gives the check its outcome, and nobody else ever reads the
 * finding. After a rejected one the finding enters the report when the worker's days are over.
 * @throws ServiceError `conflict` before two members have agreed on the finding, or without the proof of a clear outcome.
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
  await assertCorrection(ctx, tx, worker, { check, outcome, note, memberId });
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
