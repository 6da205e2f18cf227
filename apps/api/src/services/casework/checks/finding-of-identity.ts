import { and, eq, inArray, isNull } from 'drizzle-orm';
import { reviewStatuses } from '@repo/domain/check';
import type { Queryable } from '../../../db/database.ts';
import { cases, checks } from '../../../db/schema/cases.ts';
import { verdicts } from '../../../db/schema/verdicts.ts';

/**
 * The case in which a member found something about a worker's identity and whose check is not decided yet, or null. Until then
 * nobody decides the attempt: its photos, which the finding is about, would be deleted.
 */
export async function findingOfIdentity(
  db: Pick<Queryable, 'select'>,
  workerId: string,
): Promise<string | null> {
  const [found] = await db
    .select({ caseId: checks.caseId })
    .from(checks)
    .innerJoin(cases, eq(cases.id, checks.caseId))
    .innerJoin(verdicts, eq(verdicts.checkId, checks.id))
    .where(
      and(
        eq(checks.workerId, workerId),
        eq(checks.kind, 'identity'),
        inArray(checks.status, reviewStatuses),
        eq(cases.status, 'open'),
        eq(verdicts.verdict, 'finding'),
        isNull(verdicts.endedAt),
      ),
    )
    .limit(1);
  return found?.caseId ?? null;
}
