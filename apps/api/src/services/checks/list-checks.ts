import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { listChecks as listChecksCall } from '@repo/api-client/contract/ops';
import type { Context } from '../../context.ts';
import { cases, checks } from '../../db/schema/cases.ts';

type CheckList = AnswerOf<typeof listChecksCall>;
export type CheckFilter = 'open' | 'decided' | 'all';

/**
 * The team's list: the case that has a check due first on top, cases due alike in the order they were opened, and
 * within a case its steps, the final review last. Open means: can still be decided. Ids and states only, no person's data.
 */
export async function listChecks(ctx: Context, filter: CheckFilter): Promise<CheckList> {
  const which = {
    open: and(ne(checks.status, 'decided'), eq(cases.status, 'open')),
    decided: eq(checks.status, 'decided'),
    all: undefined,
  } satisfies Record<CheckFilter, unknown>;
  const rows = await ctx.db
    .select({
      id: checks.id,
      case_id: checks.caseId,
      nanny_id: checks.workerId,
      employer_id: cases.employerId,
      kind: checks.kind,
      status: checks.status,
      outcome: checks.outcome,
      dueAt: checks.dueAt,
    })
    .from(checks)
    .innerJoin(cases, eq(cases.id, checks.caseId))
    .where(which[filter])
    .orderBy(
      sql`min(${checks.dueAt}) over (partition by ${checks.caseId})`,
      asc(cases.openedAt),
      asc(checks.caseId),
      asc(checks.step),
    );
  return { checks: rows.map(({ dueAt, ...row }) => ({ ...row, due_at: dueAt.toISOString() })) };
}
