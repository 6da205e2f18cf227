import { eq } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { recordStatement as recordStatementCall } from '@repo/api-client/contract/misconduct';
import type { Context } from '../../../context.ts';
import { misconductReports } from '../../../db/schema/misconduct.ts';
import { refusedField, ServiceError } from '../../../errors.ts';
import { withIncident } from './lock-incident.ts';

/**
 * Adds a worker's statement about an incident below her earlier statements. Nothing is overwritten.
 * @throws ServiceError `not-found`; `invalid` without a text; `conflict` unless the worker was asked and the
 * incident is undecided.
 */
export async function recordStatement(
  ctx: Context,
  memberId: string,
  incidentId: string,
  words: string,
): Promise<AnswerOf<typeof recordStatementCall>> {
  return withIncident(ctx, memberId, incidentId, async (tx, { report }) => {
    const said = words.trim();
    if (said === '') throw refusedField('statement', 'workerWordsMissing');
    if (report.status !== 'worker_asked') throw new ServiceError('conflict', 'statementNotRequested');
    const statement = [report.statement, said].filter((part) => part !== null).join('\n\n');
    await tx.db.update(misconductReports).set({ statement }).where(eq(misconductReports.id, report.id));
    tx.audit({
      actor: `ops:${memberId}`,
      action: 'incident-statement-recorded',
      subject: `incident:${report.id}`,
      details: { worker: report.workerId },
    });
    return { incident: { id: report.id, nanny_id: report.workerId, status: report.status } };
  });
}
