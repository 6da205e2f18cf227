import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { listDisputes as listDisputesCall } from '@repo/api-client/contract/findings';
import { reviewStatuses } from '@repo/domain/check';
import type { Context } from '../../../context.ts';
import { checks } from '../../../db/schema/cases.ts';
import { disputes } from '../../../db/schema/disputes.ts';
import { misconductReports } from '../../../db/schema/misconduct.ts';
import { verdicts } from '../../../db/schema/verdicts.ts';
import { workers } from '../../../db/schema/people.ts';
import { withoutConflict } from '../../access/conflicts.ts';
import { lastOfPage, teamPageSize } from '../../platform/paging/team-page.ts';

export interface DisputePage {
  readonly disputes: AnswerOf<typeof listDisputesCall>['disputes'];
  /** The cursor of the next page, or null on the last page. */
  readonly nextCursor: string | null;
}

/**
 * One page of the undecided disputes. The dispute with the longest wait is first. It leaves out the workers whom the
 * member knows.
 */
export async function listDisputes(
  ctx: Context,
  memberId: string,
  page: { readonly limit?: number; readonly cursor?: string },
): Promise<DisputePage> {
  const limit = teamPageSize(page.limit);
  const rows = await ctx.db
    .select({
      dispute: disputes,
      name: workers.name,
      check: checks,
      record: misconductReports,
      ahead: wordsAhead,
    })
    .from(disputes)
    .innerJoin(workers, eq(workers.id, disputes.workerId))
    .leftJoin(checks, eq(checks.id, disputes.checkId))
    .leftJoin(misconductReports, eq(misconductReports.id, disputes.incidentId))
    .where(
      and(
        eq(disputes.status, 'open'),
        withoutConflict(memberId, disputes.workerId),
        page.cursor === undefined ? undefined : after(page.cursor),
      ),
    )
    .orderBy(asc(disputes.createdAt), asc(disputes.id))
    .limit(limit + 1);
  return {
    disputes: rows.slice(0, limit).map(({ dispute, name, check, record, ahead }) => ({
      id: dispute.id,
      nanny_id: dispute.workerId,
      nanny_name: name,
      kind: check === null ? 'record' : 'check',
      finding_id: dispute.checkId ?? dispute.incidentId ?? '',
      case_id: check?.caseId ?? null,
      check: check?.kind ?? null,
      outcome: ahead === null ? (check?.outcome ?? null) : 'finding',
      category: record?.category ?? null,
      region: record?.region ?? null,
      finding: ahead ?? check?.note ?? record?.decisionNote ?? null,
      words: dispute.words,
      created_at: dispute.createdAt.toISOString(),
    })),
    nextCursor: lastOfPage(rows, limit)?.dispute.id ?? null,
  };
}

/** The words of a finding that is in no report yet: those of the first member who found so. */
const wordsAhead = sql<string | null>`(select v.note from ${verdicts} v where v.check_id = ${checks.id}
  and ${inArray(checks.status, reviewStatuses)} and v.verdict = 'finding' and v.ended_at is null
  order by v.place limit 1)`;

/** The last row itself is the cursor. It may be decided by now, but it is never deleted. */
const after = (id: string) =>
  sql`(${disputes.createdAt}, ${disputes.id}) > (select last.created_at, last.id from ${disputes} last where last.id = ${id}::uuid)`;
