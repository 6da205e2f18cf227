import { and, desc, eq, isNull, ne, or } from 'drizzle-orm';
import type { CheckKind, CheckOutcome } from '@repo/domain/check';
import type { Queryable } from '../../db/database.ts';
import { cases, checks } from '../../db/schema/cases.ts';

export interface DecidedCheck {
  readonly outcome: CheckOutcome | null;
  readonly decidedAt: Date | null;
}

/**
 * The latest decision of each kind over all cases of a worker. These decisions count for her today. A final
 * review counts once every other check of its case is decided, so not before the case is complete. A reused
 * result is no decision of its own.
 */
export async function latestDecided(
  db: Pick<Queryable, 'selectDistinctOn'>,
  workerId: string,
): Promise<ReadonlyMap<CheckKind, DecidedCheck>> {
  const rows = await db
    .selectDistinctOn([checks.kind], {
      kind: checks.kind,
      outcome: checks.outcome,
      decidedAt: checks.decidedAt,
    })
    .from(checks)
    .innerJoin(cases, eq(cases.id, checks.caseId))
    .where(
      and(
        eq(checks.workerId, workerId),
        eq(checks.status, 'decided'),
        isNull(checks.reusedFrom),
        or(ne(checks.kind, 'final_review'), eq(cases.status, 'completed')),
      ),
    )
    .orderBy(checks.kind, desc(checks.decidedAt), desc(checks.id));
  return new Map(rows.map(({ kind, ...decided }) => [kind, decided]));
}
