import { eq } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { recordStatement as recordStatementCall } from '@repo/api-client/contract/misconduct';
import type { Context } from '../../../context.ts';
import { misconductReports } from '../../../db/schema/misconduct.ts';
import { refusedField, ServiceError } from '../../../errors.ts';
import { withIncident } from './lock-incident.ts';

/**
 * Writes down what a worker says of an incident, below what she said before: nothing of it is written over.
 * @throws ServiceError `not-found`, `invalid` without words, `conflict` unless she was asked and nothing is decided.
 */
export async function recordStatement(
  ctx: Context,
  memberId: string,
  incidentId: string,
  words: string,
): Promise<AnswerOf<typeof recordStatementCall>> {
  return withIncident(ctx, incidentId, async (tx, { report }) => {
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
