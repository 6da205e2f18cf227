import { eq } from 'drizzle-orm';
import type { AnswerOf, BodyOf } from '@repo/api-client/contract/define-call';
import type { decideIncident as decideIncidentCall } from '@repo/api-client/contract/misconduct';
import { incidentReasonsOf } from '@repo/domain/allegation-reason';
import { decisionRefusal, incidentNoteProblem, mustWaitForWorker } from '@repo/domain/incident-report';
import type { Context } from '../../../context.ts';
import { misconductReports } from '../../../db/schema/misconduct.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { giveVerdict, type Decider } from '../../casework/verdicts/give-verdict.ts';
import { refusedField, ServiceError } from '../../../errors.ts';
import { notifyWorkerInApp } from '../../messaging/notifications/notify-worker-in-app.ts';
import { readFlags } from '../../trust/read-records.ts';
import { storedTrust } from '../../trust/stored-trust.ts';
import { incidentVersion } from './incident-version.ts';
import { withIncident } from './lock-incident.ts';

/**
 * Takes the verdict of a member on an incident. One member is enough to dismiss it. It is upheld by two, and a senior
 * settles where they differ (decisions 14). An upheld incident is a record from now on: the worker's flags and
 * her trust score change in the same transaction.
 * @throws ServiceError `not-found`; `conflict` when it was decided before, or would be upheld before the
 * worker was asked and had her days to answer, when there is more to read than the member read, or when another
 * member has to decide; `invalid` without a note, or with the reason of another decision.
 */
export async function decideIncident(
  ctx: Context,
  by: Decider,
  incidentId: string,
  { decision, reason, note, version }: BodyOf<typeof decideIncidentCall>,
): Promise<AnswerOf<typeof decideIncidentCall>> {
  const actor = `ops:${by.id}`;
  const decided = await withIncident(ctx, by.id, incidentId, async (tx, { worker, report }) => {
    const { status, askedAt, answeredAt } = report;
    const mustWait = mustWaitForWorker({ askedAt, answered: answeredAt !== null }, tx.now);
    const refusal = decisionRefusal({ status, mustWait }, decision);
    if (refusal !== null) throw new ServiceError('conflict', refusal);
    if (version !== undefined && version !== (await incidentVersion(tx.db, report)))
      throw new ServiceError('conflict', 'incidentChanged');
    if (!incidentReasonsOf[decision].includes(reason)) throw refusedField('reason', 'reasonOfAnother');
    const missing = incidentNoteProblem(decision, note);
    if (missing !== null) throw refusedField('note', missing);
    const standing = await giveVerdict(
      tx,
      { incidentId },
      { by, verdict: decision, note: note.trim(), grounds: { reason } },
      {
        needsSecond: decision === 'upheld',
        neutral: null,
        // Nobody is accused on the words of one.
        sameness: ({ verdict, reason: because }) =>
          verdict === 'upheld' ? `upheld ${because ?? ''}` : verdict,
      },
    );
    if (standing.state !== 'decided') {
      tx.audit({
        actor,
        action: standing.state === 'second_look' ? 'incident-needs-second-look' : 'incident-needs-settling',
        subject: `incident:${report.id}`,
        details: { worker: worker.id, category: report.category, decision },
      });
      return presented(tx, worker.id, { id: report.id, status: standing.state });
    }
    const { decidedBy, secondedBy, agreedWith } = standing;
    await tx.db
      .update(misconductReports)
      .set({
        status: decision,
        decidedBy,
        secondedBy,
        decidedAt: tx.now,
        decisionNote: agreedWith?.note ?? note.trim(),
      })
      .where(eq(misconductReports.id, report.id));
    const flags = await readFlags(tx.db, worker.id, tx.now);
    tx.audit({
      actor,
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
    return presented(tx, worker.id, { id: report.id, status: decision });
  });
  return { ...decided, ...(await storedTrust(ctx.db, decided.incident.nanny_id)) };
}

const presented = async (
  tx: Transaction,
  workerId: string,
  { id, status }: { readonly id: string; readonly status: string },
) => ({
  incident: { id, nanny_id: workerId, status },
  misconduct_flags: await readFlags(tx.db, workerId, tx.now),
});
