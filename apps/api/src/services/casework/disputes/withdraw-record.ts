import { and, eq, gte, inArray, isNull } from 'drizzle-orm';
import { reviewStatuses } from '@repo/domain/check';
import { incidentMachine } from '@repo/domain/misconduct';
import type { Context } from '../../../context.ts';
import { checks } from '../../../db/schema/cases.ts';
import { disputes } from '../../../db/schema/disputes.ts';
import { misconductReports } from '../../../db/schema/misconduct.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { readFlags } from '../../trust/read-records.ts';
import type { WorkerRow } from '../../../db/schema/people.ts';
import { endVerdicts, type Decider } from '../verdicts/give-verdict.ts';
import { correctCheck } from './correct-check.ts';

export interface TakenBack {
  readonly by: Decider;
  readonly disputeId: string;
}

/** The note of a registry check after the only record that it found was overturned. */
const RECORD_FELL = 'The record that was found here was disputed by the worker and taken back.';

/**
 * Takes an upheld record out of the registry. If it was the worker's only upheld record of the last five years, the registry checks
 * that found it become clear. The caller has locked the worker.
 */
export async function withdrawRecord(
  ctx: Context,
  tx: Transaction,
  worker: WorkerRow,
  record: typeof misconductReports.$inferSelect,
  { by, disputeId }: TakenBack,
): Promise<void> {
  if (!incidentMachine.can(record.status, 'dismissed') || record.decidedAt === null)
    throw new Error('Only an upheld record falls');
  await tx.db
    .update(misconductReports)
    .set({ status: 'dismissed' })
    .where(eq(misconductReports.id, record.id));
  await endVerdicts(tx, { incidentId: record.id });
  tx.audit({
    actor: `ops:${by.id}`,
    action: 'incident-taken-back',
    subject: `incident:${record.id}`,
    details: { worker: worker.id, category: record.category, dispute: disputeId },
  });
  // The record itself is dismissed by now.
  if ((await readFlags(tx.db, worker.id, tx.now)) > 0) return;
  await beginAnew(tx, worker.id, { by, disputeId });
  const found = await tx.db
    .select()
    .from(checks)
    .where(
      and(
        eq(checks.workerId, worker.id),
        eq(checks.kind, 'misconduct_registry'),
        eq(checks.outcome, 'finding'),
        gte(checks.decidedAt, record.decidedAt),
        isNull(checks.reusedFrom),
      ),
    );
  for (const check of found)
    await correctCheck(ctx, tx, worker, check, { outcome: 'clear', note: RECORD_FELL, by, disputeId });
}

/** A registry check whose finding is in no report yet is looked at anew: the record that it found is gone. */
async function beginAnew(tx: Transaction, workerId: string, { by, disputeId }: TakenBack): Promise<void> {
  const ahead = await tx.db
    .update(checks)
    .set({ status: 'pending', waitingOn: null, inReportFrom: null, saidAllAt: null })
    .where(
      and(
        eq(checks.workerId, workerId),
        eq(checks.kind, 'misconduct_registry'),
        inArray(checks.status, reviewStatuses),
      ),
    )
    .returning({ id: checks.id, caseId: checks.caseId });
  for (const { id, caseId } of ahead) {
    await endVerdicts(tx, { checkId: id });
    await tx.db
      .update(disputes)
      .set({ status: 'upheld', endedAt: tx.now })
      .where(and(eq(disputes.checkId, id), eq(disputes.status, 'open')));
    tx.audit({
      actor: `ops:${by.id}`,
      action: 'check-begun-anew',
      subject: `check:${id}`,
      details: { case: caseId, worker: workerId, dispute: disputeId },
    });
  }
}
