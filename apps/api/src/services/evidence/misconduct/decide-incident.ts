import { eq } from 'drizzle-orm';
import type { AnswerOf, BodyOf } from '@repo/api-client/contract/define-call';
import type { decideIncident as decideIncidentCall } from '@repo/api-client/contract/misconduct';
import { decisionRefusal, incidentNoteProblem } from '@repo/domain/incident-report';
import { misconductFlagsOf } from '@repo/domain/misconduct';
import type { Context } from '../../../context.ts';
import { misconductReports } from '../../../db/schema/misconduct.ts';
import { refusedField, ServiceError } from '../../../errors.ts';
import { notifyWorkerInApp } from '../../messaging/notifications/notify-worker-in-app.ts';
import { readRecords } from '../../trust/read-records.ts';
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
    const flags = misconductFlagsOf(await readRecords(tx.db, worker.id), tx.now);
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
