import { and, count, eq } from 'drizzle-orm';
import type { AnswerOf, BodyOf } from '@repo/api-client/contract/define-call';
import type { decideIncident as decideIncidentCall } from '@repo/api-client/contract/misconduct';
import { decisionRefusal, incidentNoteProblem } from '@repo/domain/incident-report';
import type { Context } from '../../../context.ts';
import { misconductReports } from '../../../db/schema/misconduct.ts';
import { workers } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { refusedField, ServiceError } from '../../../errors.ts';
import { notifyWorkerInApp } from '../../messaging/notifications/notify-worker-in-app.ts';
import { storedTrust } from '../../trust/stored-trust.ts';
import { withIncident } from './lock-incident.ts';

/**
 * Upholds or dismisses an incident, once. An upheld incident is a record from now on: the worker's flags and
 * her trust score change in the same transaction.
 * @throws ServiceError `not-found`; `conflict` when it was decided before, or would be upheld before the
 * worker was asked; `invalid` without a reason.
 */
export async function decideIncident(
  ctx: Context,
  memberId: string,
  incidentId: string,
  { decision, note }: BodyOf<typeof decideIncidentCall>,
): Promise<AnswerOf<typeof decideIncidentCall>> {
  const decided = await withIncident(ctx, incidentId, async (tx, { worker, report }) => {
    const refusal = decisionRefusal(report.status, decision);
    if (refusal !== null) throw new ServiceError('conflict', refusal);
    const missing = incidentNoteProblem(decision, note);
    if (missing !== null) throw refusedField('note', missing);
    await tx.db
      .update(misconductReports)
      .set({ status: decision, decidedBy: memberId, decidedAt: tx.now, decisionNote: note.trim() })
      .where(eq(misconductReports.id, report.id));
    // A finding of a registry check counts as one record that is not stored yet. The first upheld incident is
    // taken as that record, so that the same deed is not counted twice.
    const flags = Math.max(worker.misconductFlags, await countUpheld(tx, worker.id));
    if (flags !== worker.misconductFlags)
      await tx.db.update(workers).set({ misconductFlags: flags }).where(eq(workers.id, worker.id));
    tx.audit({
      actor: `ops:${memberId}`,
      action: 'incident-decided',
      subject: `incident:${report.id}`,
      details: { worker: worker.id, category: report.category, decision, misconductFlags: flags },
    });
    // A worker who was never asked about a dismissed incident is not told of it.
    if (decision === 'upheld' || report.askedAt !== null)
      await notifyWorkerInApp(ctx, tx, worker.id, {
        news: { kind: `incident_${decision}`, values: {} },
        key: `incident:${report.id}`,
      });
    tx.factsChanged(worker.id);
    return {
      incident: { id: report.id, nanny_id: worker.id, status: decision },
      misconduct_flags: flags,
    };
  });
  return { ...decided, ...(await storedTrust(ctx.db, decided.incident.nanny_id)) };
}

/** The number of upheld incidents about a worker, including the one of this decision. */
async function countUpheld(tx: Transaction, workerId: string): Promise<number> {
  const [row] = await tx.db
    .select({ upheld: count() })
    .from(misconductReports)
    .where(and(eq(misconductReports.workerId, workerId), eq(misconductReports.status, 'upheld')));
  return row?.upheld ?? 0;
}
