import { eq } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { decideCheck as decideCheckCall } from '@repo/api-client/contract/checks';
import { checkMachine, decisionProblem, reopensFinalReview, type CheckOutcome } from '@repo/domain/check';
import { misconductFlagsOf } from '@repo/domain/misconduct';
import { newsOfDecision } from '@repo/domain/worker-news';
import { caseMachine } from '@repo/domain/verification-case';
import type { Context } from '../../../context.ts';
import { checks } from '../../../db/schema/cases.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { refusedField, ServiceError } from '../../../errors.ts';
import { endIfDecided } from '../cases/end-if-decided.ts';
import { notifyWorkerInApp } from '../../messaging/notifications/notify-worker-in-app.ts';
import { readRecords } from '../../trust/read-records.ts';
import { storedTrust } from '../../trust/stored-trust.ts';
import { applyOutcome } from './apply-outcome.ts';
import { reuseResult } from './reuse-result.ts';
import { lockCheck } from './lock-check.ts';
import { personVersion } from './person-version.ts';
import { reopenFinalReview } from './reopen-final-review.ts';

type Decision = AnswerOf<typeof decideCheckCall>;

export interface DecisionInput {
  readonly outcome: CheckOutcome;
  /** The team's own description of the facts. The domain defines which decisions need it. */
  readonly note: string;
  /** The last valid day of the health certificate that the team saw. */
  readonly expires_on?: string | null | undefined;
  /** The version of the worker's name and National ID during the check: see `personVersion`. */
  readonly version?: string | undefined;
}

/**
 * Decides a check, once and for good. All consequences are in the same transaction: the worker's facts, her
 * trust score, the end of the case and the messages. The team may decide the checks of a case in any order. A
 * finding or an unverified result reopens an earlier final review, and the case ends with the new review. A
 * health check does so whatever its outcome (decisions 8). When all other results are clear, a case is
 * complete in any order of the decisions. The result is also reused in
 * other open cases of the same employer that wait for the same check.
 * @throws ServiceError `not-found` for an unknown check; `conflict` when it was decided before, its case is
 * closed, or the worker's name or National ID has changed since the team read it; `invalid` when the note is
 * missing or the outcome contradicts the stored records.
 */
export async function decideCheck(
  ctx: Context,
  memberId: string,
  checkId: string,
  input: DecisionInput,
): Promise<Decision> {
  const note = input.note.trim();
  const expiresOn = input.expires_on ?? null;
  const { workerId, ...decided } = await withTransaction(ctx, async (tx) => {
    const { worker, row, check } = await lockCheck(tx, checkId);
    if (!checkMachine.can(check.status, 'decided')) throw new ServiceError('conflict', 'checkDecided');
    if (!caseMachine.can(row.status, 'completed')) throw new ServiceError('conflict', 'checkCaseClosed');
    if (input.version !== undefined && input.version !== personVersion(ctx, worker))
      throw new ServiceError('conflict', 'checkedPersonChanged');
    const problem = decisionProblem({
      kind: check.kind,
      outcome: input.outcome,
      note,
      expiresOn,
      misconductFlags: misconductFlagsOf(await readRecords(tx.db, worker.id), tx.now),
    });
    if (problem !== null) throw refusedField(problem.field, problem.code);
    await tx.db
      .update(checks)
      .set({
        status: 'decided',
        waitingOn: null,
        outcome: input.outcome,
        heldOutcome: null,
        note: note || null,
        expiresOn,
        decidedBy: memberId,
        decidedAt: tx.now,
      })
      .where(eq(checks.id, checkId));
    const actor = `ops:${memberId}`;
    tx.audit({
      actor,
      action: 'check-decided',
      subject: `check:${checkId}`,
      details: { case: check.caseId, worker: check.workerId, kind: check.kind, outcome: input.outcome },
    });
    const news = newsOfDecision(check.kind, input.outcome);
    if (news !== null) await notifyWorkerInApp(ctx, tx, check.workerId, { news, key: `check:${checkId}` });
    const others = await reuseResult(tx, actor, { row, kind: check.kind });
    if (reopensFinalReview(check.kind, input.outcome))
      for (const each of [{ row, checkId }, ...others])
        await reopenFinalReview(tx, actor, { id: each.checkId, caseId: each.row.id });
    await applyOutcome(ctx, tx, worker, { kind: check.kind, outcome: input.outcome, memberId });
    const progress = await endIfDecided(ctx, tx, row);
    for (const { row } of others) await endIfDecided(ctx, tx, row);
    tx.factsChanged(check.workerId);
    return {
      workerId: check.workerId,
      check: {
        id: checkId,
        kind: check.kind,
        status: 'decided',
        outcome: input.outcome,
        decided_at: tx.now.toISOString(),
      },
      case: {
        id: check.caseId,
        status: progress.overall_status === 'complete' ? 'completed' : 'open',
        completion_percentage: progress.completion_percentage,
      },
    };
  });
  return { ...decided, ...(await storedTrust(ctx.db, workerId)) };
}
