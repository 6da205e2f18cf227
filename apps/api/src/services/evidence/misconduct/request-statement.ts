import { eq } from 'drizzle-orm';
import type { AnswerOf, BodyOf } from '@repo/api-client/contract/define-call';
import type { requestStatement as askForSideCall } from '@repo/api-client/contract/misconduct';
import { incidentMachine } from '@repo/domain/misconduct';
import type { Context } from '../../../context.ts';
import { misconductReports } from '../../../db/schema/misconduct.ts';
import { ServiceError } from '../../../errors.ts';
import { notifyWorkerBySms } from '../../messaging/sms/notify-worker-by-sms.ts';
import { notifyWorkerInApp } from '../../messaging/notifications/notify-worker-in-app.ts';
import { withIncident } from './lock-incident.ts';

/**
 * Asks a worker for her statement about an incident by SMS, or stores that the team called her. Before that,
 * the incident cannot be upheld.
 * @throws ServiceError `not-found`; `conflict` when the worker was asked before, when the incident was
 * decided, and for an SMS to a worker who wants none.
 */
export async function requestStatement(
  ctx: Context,
  memberId: string,
  incidentId: string,
  { channel, question = '' }: BodyOf<typeof askForSideCall>,
): Promise<AnswerOf<typeof askForSideCall>> {
  return withIncident(ctx, memberId, incidentId, async (tx, { worker, report }) => {
    if (!incidentMachine.can(report.status, 'worker_asked'))
      throw new ServiceError('conflict', 'statementRequested');
    if (channel === 'sms') {
      if (worker.optedOutAt !== null) throw new ServiceError('conflict', 'workerUnreachableBySms');
      await notifyWorkerBySms(ctx, tx, worker.id, {
        idempotencyKey: `incident-asked:${report.id}`,
        say: ({ incidentAsked }) => incidentAsked,
      });
    }
    await tx.db
      .update(misconductReports)
      .set({ status: 'worker_asked', askedBy: channel, askedAt: tx.now, question: question.trim() || null })
      .where(eq(misconductReports.id, report.id));
    tx.audit({
      actor: `ops:${memberId}`,
      action: 'incident-worker-asked',
      subject: `incident:${report.id}`,
      details: { worker: worker.id, channel },
    });
    await notifyWorkerInApp(ctx, tx, worker.id, {
      news: { kind: 'incident_asked', values: {} },
      key: `incident-asked:${report.id}`,
    });
    return { incident: { id: report.id, nanny_id: worker.id, status: 'worker_asked' } };
  });
}
