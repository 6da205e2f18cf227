import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { CorrectedOutcome } from '@repo/domain/dispute';
import { caseMachine } from '@repo/domain/verification-case';
import type { Context } from '../../../context.ts';
import { cases, checks, reports, type CaseRow, type CheckRow } from '../../../db/schema/cases.ts';
import { consents } from '../../../db/schema/consents.ts';
import { type WorkerRow, workers } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { personVersion } from '../checks/person-version.ts';
import { endVerdicts, giveVerdict, type Decider } from '../verdicts/give-verdict.ts';
import { applyOutcome } from '../checks/apply-outcome.ts';
import { reopenDeliveredReview, reopenFinalReview } from '../checks/reopen-final-review.ts';
import { notifyEmployerBySms } from '../../messaging/sms/notify-employer-by-sms.ts';

export interface Correction {
  readonly outcome: CorrectedOutcome;
  /** The note that replaces the earlier one. */
  readonly note: string;
  readonly by: Decider;
  /** The cause of the correction, for the audit trail. */
  readonly disputeId: string;
}

/**
 * Changes the outcome of a check after a dispute overturned its finding. Nobody reads the verdicts of the finding any more. The
 * reused results in other cases change too. A final review that covered the finding is reopened. The employers that ordered these checks
 * get an SMS, because they may have read the finding. The caller has locked the worker.
 */
export async function correctCheck(
  ctx: Context,
  tx: Transaction,
  worker: WorkerRow,
  check: CheckRow,
  { outcome, note, by, disputeId }: Correction,
): Promise<void> {
  const actor = `ops:${by.id}`;
  // Nobody proves an identity alone: unless it was proven since, the ruling is the first of two verdicts.
  const isFirst = check.kind === 'identity' && outcome === 'clear' && worker.smileStatus !== 'verified';
  const corrected = await tx.db
    .update(checks)
    .set(
      isFirst
        ? {
            status: 'second_look',
            outcome: null,
            note: null,
            decidedBy: null,
            secondedBy: null,
            decidedAt: null,
          }
        : { outcome, note, decidedBy: by.id, secondedBy: null, decidedAlone: true, decidedAt: tx.now },
    )
    .where(or(eq(checks.id, check.id), eq(checks.reusedFrom, check.id)))
    .returning({ id: checks.id, caseId: checks.caseId });
  await endVerdicts(tx, { checkId: check.id });
  tx.audit({
    actor,
    action: 'check-corrected',
    subject: `check:${check.id}`,
    details: { worker: worker.id, kind: check.kind, outcome, before: check.outcome, dispute: disputeId },
  });
  if (isFirst)
    await giveVerdict(
      tx,
      { checkId: check.id },
      { by, verdict: outcome, note, personVersion: personVersion(ctx, worker) },
      { needsSecond: true, neutral: null },
    );
  else await applyOutcome(ctx, tx, worker, { kind: check.kind, outcome, memberId: by.id, secondedBy: null });
  // The finding about the identity does not count any more, so the worker may prove her identity again.
  if (check.kind === 'identity' && worker.smileStatus === 'failed')
    await tx.db.update(workers).set({ smileStatus: 'not_verified' }).where(eq(workers.id, worker.id));
  for (const { id, caseId } of corrected) {
    const [row] = await tx.db.select().from(cases).where(eq(cases.id, caseId)).for('no key update');
    if (row === undefined) continue;
    if (row.status !== 'closed' && check.kind !== 'final_review')
      await reopenCase(tx, actor, row, { id, caseId });
    if (row.status !== 'closed' || (await isWithdrawn(tx, row))) await tellReader(ctx, tx, row, disputeId);
  }
}

/** A case that a withdrawal closed has no final review any more, and keeps its decided results readable. */
async function isWithdrawn(tx: Transaction, { consentId }: CaseRow): Promise<boolean> {
  return (await tx.db.$count(consents, and(eq(consents.id, consentId), isNotNull(consents.withdrawnAt)))) > 0;
}

/** The text does not contain the finding or the name of the worker. */
async function tellReader(ctx: Context, tx: Transaction, row: CaseRow, disputeId: string): Promise<void> {
  await notifyEmployerBySms(ctx, tx, row.employerId, {
    idempotencyKey: `report-corrected:${row.id}:${disputeId}`,
    text: 'something in a check that you ordered was corrected. Sign in to read it as it is now.',
  });
}

/** A report is not complete while its final review mentions an overturned finding. */
async function reopenCase(
  tx: Transaction,
  actor: string,
  row: CaseRow,
  cause: { readonly id: string; readonly caseId: string },
): Promise<void> {
  if (!caseMachine.can(row.status, 'open')) return reopenFinalReview(tx, actor, cause);
  await reopenDeliveredReview(tx, actor, cause);
  await tx.db.update(cases).set({ status: 'open', completedAt: null }).where(eq(cases.id, row.id));
  await tx.db.update(reports).set({ issuedAt: null, issuedName: null }).where(eq(reports.caseId, row.id));
  tx.audit({
    actor,
    action: 'case-reopened',
    subject: `case:${row.id}`,
    details: { because: cause.id },
  });
}
