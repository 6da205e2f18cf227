import { eq } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getIncident } from '@repo/api-client/contract/misconduct';
import type { Context } from '../../../context.ts';
import { misconductReports } from '../../../db/schema/misconduct.ts';
import { workers } from '../../../db/schema/people.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { notFound } from '../../../errors.ts';
import { refuseConflict } from '../../access/conflicts.ts';
import { refuseUnheld } from '../../work/holders.ts';
import { incidentVersion } from './incident-version.ts';

/**
 * Opens an incident for a member who holds work about the worker. An audit row names the member.
 * @throws ServiceError `not-found`; `forbidden` for a worker whom the member knows, or without such work.
 */
export async function openIncident(
  ctx: Context,
  memberId: string,
  id: string,
): Promise<AnswerOf<typeof getIncident>> {
  return withTransaction(ctx, async (tx) => {
    const [found] = await tx.db
      .select({ report: misconductReports, name: workers.name })
      .from(misconductReports)
      .innerJoin(workers, eq(workers.id, misconductReports.workerId))
      .where(eq(misconductReports.id, id));
    // An allegation that was dismissed is nobody's business any more.
    if (found === undefined || found.report.status === 'dismissed') throw notFound('incidentNotFound');
    const { report, name } = found;
    await refuseConflict(tx.db, memberId, report.workerId);
    await refuseUnheld(tx.db, memberId, report.workerId);
    tx.audit({
      actor: `ops:${memberId}`,
      action: 'incident-opened',
      subject: `incident:${id}`,
      details: { worker: report.workerId },
    });
    return {
      id,
      nanny_id: report.workerId,
      nanny_name: name,
      employer_id: report.reporterId,
      review_id: report.reviewId,
      category: report.category,
      region: report.region,
      description: report.description,
      status: report.status,
      asked_at: report.askedAt?.toISOString() ?? null,
      asked_by: report.askedBy,
      question: report.question,
      statement: report.statement,
      answered_at: report.answeredAt?.toISOString() ?? null,
      created_at: report.createdAt.toISOString(),
      version: await incidentVersion(tx.db, report),
    };
  });
}
