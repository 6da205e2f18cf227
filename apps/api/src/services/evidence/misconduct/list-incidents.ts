import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { listIncidents as listIncidentsCall } from '@repo/api-client/contract/misconduct';
import type { Context } from '../../../context.ts';
import { misconductReports } from '../../../db/schema/misconduct.ts';
import { workers } from '../../../db/schema/people.ts';
import { withoutConflict } from '../../access/conflicts.ts';
import { lastOfPage, teamPageSize } from '../../platform/paging/team-page.ts';

export interface IncidentPage {
  readonly incidents: AnswerOf<typeof listIncidentsCall>['incidents'];
  /** The cursor of the next page, or null on the last page. */
  readonly nextCursor: string | null;
}

/** One page of the undecided incidents. The incident with the longest wait is first. It leaves out the
 * workers whom the member knows. */
export async function listIncidents(
  ctx: Context,
  memberId: string,
  page: { readonly limit?: number; readonly cursor?: string },
): Promise<IncidentPage> {
  const limit = teamPageSize(page.limit);
  const rows = await ctx.db
    .select({ report: misconductReports, name: workers.name })
    .from(misconductReports)
    .innerJoin(workers, eq(workers.id, misconductReports.workerId))
    .where(
      and(
        inArray(misconductReports.status, ['reported', 'worker_asked']),
        withoutConflict(memberId, misconductReports.workerId),
        page.cursor === undefined ? undefined : after(page.cursor),
      ),
    )
    .orderBy(asc(misconductReports.createdAt), asc(misconductReports.id))
    .limit(limit + 1);
  return {
    incidents: rows.slice(0, limit).map(({ report, name }) => ({
      id: report.id,
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
      statement: report.statement,
      created_at: report.createdAt.toISOString(),
    })),
    nextCursor: lastOfPage(rows, limit)?.report.id ?? null,
  };
}

/** The last row itself is the cursor. It may be decided by now, but it is never deleted. */
const after = (id: string) =>
  sql`(${misconductReports.createdAt}, ${misconductReports.id}) > (select last.created_at, last.id from ${misconductReports} last where last.id = ${id}::uuid)`;
