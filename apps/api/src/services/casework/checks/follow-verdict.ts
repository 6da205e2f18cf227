import { eq } from 'drizzle-orm';
import type { CheckOutcome, CheckStatus } from '@repo/domain/check';
import { answerEndsAt, waitsForAnswer } from '@repo/domain/finding-answer';
import type { Context } from '../../../context.ts';
import { checks, type CheckRow } from '../../../db/schema/cases.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { countingVerdicts } from '../verdicts/verdicts-about.ts';
import { askForAnswer } from './ask-for-answer.ts';
import { publishIfDue } from './publish-finding.ts';
import { followsFinding } from './follows-finding.ts';
import { reopenFinalReview } from './reopen-final-review.ts';
import { recordResult, type LockedCheck, type Result } from './record-result.ts';
import { tellResult } from './tell-result.ts';

interface Verdict {
  readonly memberId: string;
  readonly outcome: CheckOutcome;
  readonly to: 'second_look' | 'settling';
}

/** Passes a check on to the next member. The worker's days to answer a finding run from the first decision (decisions 8). */
export async function passOn(
  ctx: Context,
  tx: Transaction,
  { worker, row, check }: LockedCheck,
  { memberId, outcome, to }: Verdict,
): Promise<CheckStatus> {
  const actor = `ops:${memberId}`;
  const asks = await isFirstFinding(tx, check, outcome);
  // A finding that is found again, after she changed her name, gives no new days.
  const until = check.inReportFrom ?? (asks ? answerEndsAt(tx.now) : null);
  await tx.db
    .update(checks)
    .set({ status: to, waitingOn: null, inReportFrom: until, saidAllAt: check.saidAllAt })
    .where(eq(checks.id, check.id));
  tx.audit({
    actor,
    action: to === 'second_look' ? 'check-needs-second-look' : 'check-needs-settling',
    subject: `check:${check.id}`,
    details: { case: row.id, worker: worker.id, kind: check.kind, outcome },
  });
  if (asks && until !== null) await askForAnswer(ctx, tx, check, { until, actor });
  return to;
}

/** Whether the worker must hear of a finding now, and has days to answer it. A review of what she could answer is none. */
async function isFirstFinding(tx: Transaction, check: CheckRow, outcome: CheckOutcome): Promise<boolean> {
  if (!waitsForAnswer(check.kind, outcome)) return false;
  if (check.kind === 'final_review' && (await followsFinding(tx, check.caseId))) return false;
  const given = await countingVerdicts(tx.db, { checkId: check.id });
  return given.filter(({ verdict }) => verdict === 'finding').length === 1;
}

/**
 * Follows the decision of two members, or of one where one is enough: the result is recorded, and a finding waits until
 * the worker had her days to answer.
 */
export async function settle(
  ctx: Context,
  tx: Transaction,
  locked: LockedCheck,
  result: Result,
): Promise<CheckStatus> {
  const { check, row, worker } = locked;
  if (result.outcome !== 'finding' || check.inReportFrom === null) {
    await recordResult(ctx, tx, locked, result);
    await tellResult(ctx, tx, check, result);
    return 'decided';
  }
  await tx.db.update(checks).set({ status: 'confirmed' }).where(eq(checks.id, check.id));
  tx.audit({
    actor: result.actor,
    action: 'finding-confirmed',
    subject: `check:${check.id}`,
    details: { case: row.id, worker: worker.id, kind: check.kind, from: check.inReportFrom.toISOString() },
  });
  await reopenFinalReview(tx, result.actor, { id: check.id, caseId: row.id });
  const confirmed = { ...locked, check: { ...check, status: 'confirmed' as const } };
  return (await publishIfDue(ctx, tx, confirmed, result.actor)) ? 'decided' : 'confirmed';
}
