import { eq } from 'drizzle-orm';
import type { AnswerOf, BodyOf } from '@repo/api-client/contract/define-call';
import type { decideDispute as decideDisputeCall } from '@repo/api-client/contract/findings';
import { rulingReasonsOf } from '@repo/domain/allegation-reason';
import { disputeMachine, isDisputable, rulingProblem, type RulingProblem } from '@repo/domain/dispute';
import type { Context } from '../../../context.ts';
import { checks, type CheckRow } from '../../../db/schema/cases.ts';
import { disputes } from '../../../db/schema/disputes.ts';
import { misconductReports } from '../../../db/schema/misconduct.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import { notFound, refusedField, ServiceError } from '../../../errors.ts';
import { lockWorker } from '../../access/lock-worker.ts';
import { notifyWorkerInApp } from '../../messaging/notifications/notify-worker-in-app.ts';
import { readFlags } from '../../trust/read-records.ts';
import { storedTrust } from '../../trust/stored-trust.ts';
import type { WorkerRow } from '../../../db/schema/people.ts';
import { isAnswerable } from '../checks/is-answerable.ts';
import { refuseConflict } from '../../access/conflicts.ts';
import type { Decider } from '../verdicts/give-verdict.ts';
import { assertCorrection } from './assert-correction.ts';
import { assertThird } from './assert-third.ts';
import { correctCheck } from './correct-check.ts';
import type { DisputeRow } from './present-dispute.ts';
import { ruleBeforeReport } from './rule-before-report.ts';
import { withdrawRecord } from './withdraw-record.ts';
import { refuseNotHolder } from '../../work/holders.ts';

type Ruling = BodyOf<typeof decideDisputeCall>;

/**
 * Decides a dispute, once. An upheld dispute overturns the finding, with all consequences in the same
 * transaction: the check in every report, the record, the flags and the score. A rejected dispute leaves the
 * finding unchanged. In both cases the worker gets a notification and can read the reason.
 * The decider is none of the members who had a say in the finding (decisions 14).
 * @throws ServiceError `not-found`; `conflict` when the dispute was decided or withdrawn, when this member decided
 * about the finding, a colleague holds it, before two members have, when she has not opened the evidence, or when the
 * proof of a clear outcome is not on record; `forbidden` when the member does not hold it; `invalid` without a reason, or when
 * the new outcome contradicts the stored records.
 */
export async function decideDispute(
  ctx: Context,
  by: Decider,
  disputeId: string,
  ruling: Ruling,
): Promise<AnswerOf<typeof decideDisputeCall>> {
  const [found] = await ctx.db
    .select({ workerId: disputes.workerId })
    .from(disputes)
    .where(eq(disputes.id, disputeId));
  if (found === undefined) throw notFound('disputeNotFound');
  const decided = await withTransaction(ctx, async (tx) => {
    const worker = await lockWorker(tx, found.workerId);
    const [dispute] = await tx.db
      .select()
      .from(disputes)
      .where(eq(disputes.id, disputeId))
      .for('no key update');
    if (dispute === undefined) throw notFound('disputeNotFound');
    if (!disputeMachine.can(dispute.status, ruling.decision))
      throw new ServiceError('conflict', 'disputeClosed');
    await refuseConflict(tx.db, by.id, worker.id);
    await refuseNotHolder(tx.db, by.id, { kind: 'dispute', id: disputeId });
    await assertThird(tx, by.id, dispute);
    const { decision, reason } = ruling;
    if (!rulingReasonsOf[decision].includes(reason)) throw refusedField('reason', 'reasonOfAnother');
    const note = ruling.note.trim();
    // Before its consequences: the correction of a check names the same member.
    await tx.db
      .update(disputes)
      .set({
        status: decision,
        decidedBy: by.id,
        endedAt: tx.now,
        decisionReason: reason,
        decisionNote: note,
      })
      .where(eq(disputes.id, disputeId));
    const about = await applyRuling(ctx, tx, worker, dispute, { ...ruling, note, by });
    const flags = await readFlags(tx.db, worker.id, tx.now);
    tx.audit({
      actor: `ops:${by.id}`,
      action: 'dispute-decided',
      subject: `dispute:${disputeId}`,
      details: { worker: worker.id, decision: ruling.decision, misconductFlags: flags },
    });
    tx.factsChanged(worker.id);
    await notifyWorkerInApp(ctx, tx, worker.id, {
      news: {
        kind: ruling.decision === 'upheld' ? 'dispute_upheld' : 'dispute_rejected',
        values: { check: about },
      },
      key: `dispute:${disputeId}`,
    });
    return {
      dispute: {
        id: disputeId,
        nanny_id: worker.id,
        status: ruling.decision,
        ended_at: tx.now.toISOString(),
      },
      misconduct_flags: flags,
    };
  });
  return { ...decided, ...(await storedTrust(ctx.db, found.workerId)) };
}

/**
 * Overturns the disputed finding, or leaves it.
 * @returns the kind of the check, for the worker's notification.
 */
async function applyRuling(
  ctx: Context,
  tx: Transaction,
  worker: WorkerRow,
  dispute: DisputeRow,
  { decision, outcome = null, note, by }: Ruling & { readonly by: Decider },
): Promise<CheckRow['kind']> {
  const because = { by, disputeId: dispute.id };
  if (dispute.incidentId !== null) {
    refuse(rulingProblem({ kind: 'record', decision, disputed: null, outcome, note }));
    const which = eq(misconductReports.id, dispute.incidentId);
    const [record] = await tx.db.select().from(misconductReports).where(which).for('no key update');
    // Another dispute may have overturned the record meanwhile.
    if (decision === 'upheld' && record?.status === 'upheld')
      await withdrawRecord(ctx, tx, worker, record, because);
    return 'misconduct_registry';
  }
  const which = eq(checks.id, dispute.checkId ?? '');
  const [check] = await tx.db.select().from(checks).where(which).for('no key update');
  if (check === undefined) throw new Error('The check of a dispute is gone');
  await ctx.evidenceOfChecks[check.kind].assertSeen(tx, check, by.id);
  if (isAnswerable(check)) {
    refuse(rulingProblem({ kind: 'check', decision, disputed: 'finding', outcome, note }));
    await ruleBeforeReport(ctx, tx, check, { decision, outcome, note, memberId: by.id });
    return check.kind;
  }
  refuse(rulingProblem({ kind: 'check', decision, disputed: check.outcome, outcome, note }));
  // A final review that was reopened meanwhile has no outcome that a dispute could overturn.
  if (decision !== 'upheld' || outcome === null || !isDisputable(check.outcome)) return check.kind;
  await assertCorrection(ctx, tx, worker, { check, outcome, note, memberId: by.id });
  await correctCheck(ctx, tx, worker, check, { outcome, note, ...because });
  return check.kind;
}

function refuse(problem: RulingProblem | null): void {
  if (problem !== null) throw refusedField(problem.field, problem.code);
}
