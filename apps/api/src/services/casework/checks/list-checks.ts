import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { listChecks as listChecksCall } from '@repo/api-client/contract/checks';
import type { Context } from '../../../context.ts';
import { cases, checks } from '../../../db/schema/cases.ts';
import { workers } from '../../../db/schema/people.ts';
import { workStatuses } from '@repo/domain/check';
import { personVersion } from './person-version.ts';
import { lastOfPage, teamPageSize } from '../../platform/paging/team-page.ts';

export interface CheckPage {
  readonly checks: AnswerOf<typeof listChecksCall>['checks'];
  /** The cursor of the next page, or null on the last page. */
  readonly nextCursor: string | null;
}

interface PageRequest {
  readonly filter: 'open' | 'decided' | 'all';
  readonly limit?: number;
  /** The last check of the previous page. It keeps its place in the order even after its decision. */
  readonly cursor?: string;
}

const which = {
  open: and(inArray(checks.status, workStatuses), eq(cases.status, 'open')),
  // A reused result was decided only once.
  decided: and(inArray(checks.status, ['confirmed', 'decided']), isNull(checks.reusedFrom)),
  all: undefined,
} satisfies Record<PageRequest['filter'], SQL | undefined>;

/**
 * One page of the team's list. The earliest due date is first. Checks with the same due date are in the order
 * in which their cases were opened, and in the order of their steps. The team has something to do for an open check. The
 * response has ids and states only, and no personal data.
 */
export async function listChecks(ctx: Context, { filter, cursor, ...page }: PageRequest): Promise<CheckPage> {
  const limit = teamPageSize(page.limit);
  const rows = await ctx.db
    .select({
      id: checks.id,
      case_id: checks.caseId,
      nanny_id: checks.workerId,
      employer_id: cases.employerId,
      kind: checks.kind,
      status: checks.status,
      outcome: checks.outcome,
      reused_from: checks.reusedFrom,
      dueAt: checks.dueAt,
      name: workers.name,
      nationalIdHash: workers.nationalIdHash,
    })
    .from(checks)
    .innerJoin(cases, eq(cases.id, checks.caseId))
    .innerJoin(workers, eq(workers.id, checks.workerId))
    .where(and(which[filter], after(cursor)))
    .orderBy(asc(checks.dueAt), asc(checks.createdAt), asc(checks.caseId), asc(checks.step))
    .limit(limit + 1);
  return {
    checks: rows.slice(0, limit).map(({ dueAt, name, nationalIdHash, ...row }) => ({
      ...row,
      due_at: dueAt.toISOString(),
      version: personVersion(ctx, { name, nationalIdHash }),
    })),
    nextCursor: lastOfPage(rows, limit)?.id ?? null,
  };
}

/**
 * The database compares, because its times are more precise than a text. A cursor with an unknown check ends
 * the list.
 */
function after(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  return sql`(${checks.dueAt}, ${checks.createdAt}, ${checks.caseId}, ${checks.step}) > (
    select due_at, created_at, case_id, step from ${checks} where id = ${cursor})`;
}
