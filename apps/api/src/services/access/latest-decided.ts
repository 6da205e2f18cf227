import { and, desc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { CheckKind, CheckOutcome } from '@repo/domain/check';
import type { Queryable } from '../../db/database.ts';
import { cases, checks } from '../../db/schema/cases.ts';

export interface DecidedCheck {
  readonly outcome: CheckOutcome | null;
  readonly decidedAt: Date | null;
}

/**
 * The latest decision of each kind over all cases of a worker. These decisions count for her today. A final
 * review counts once every other check of its case is decided, so not before the case is complete. One that a
 * correction reopened counts until it is written again. A reused result is no decision of its own.
 */
export async function latestDecided(
  db: Pick<Queryable, 'selectDistinctOn'>,
  workerId: string,
): Promise<ReadonlyMap<CheckKind, DecidedCheck>> {
  const rows = await db
    .selectDistinctOn([checks.kind], {
      kind: checks.kind,
      outcome: sql<CheckOutcome | null>`coalesce(${checks.outcome}, ${checks.heldOutcome})`,
      decidedAt: checks.decidedAt,
    })
    .from(checks)
    .innerJoin(cases, eq(cases.id, checks.caseId))
    .where(
      and(
        eq(checks.workerId, workerId),
        isNull(checks.reusedFrom),
        or(
          and(
            eq(checks.status, 'decided'),
            or(ne(checks.kind, 'final_review'), eq(cases.status, 'completed')),
          ),
          and(isNotNull(checks.heldOutcome), eq(cases.status, 'open')),
        ),
      ),
    )
    .orderBy(checks.kind, desc(checks.decidedAt), desc(checks.id));
  return new Map(rows.map(({ kind, ...decided }) => [kind, decided]));
}
