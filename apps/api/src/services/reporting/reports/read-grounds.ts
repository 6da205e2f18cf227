import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { groundOf, type CheckGround } from '@repo/domain/check-ground';
import type { Queryable } from '../../../db/database.ts';
import type { CheckRow } from '../../../db/schema/cases.ts';
import { verdicts } from '../../../db/schema/verdicts.ts';

/** Why the checks that are not applicable are not, by the id of the check. The last verdict decided. */
export async function readGrounds(
  db: Pick<Queryable, 'select'>,
  checks: readonly CheckRow[],
): Promise<ReadonlyMap<string, CheckGround>> {
  const told = checks.filter(({ status, outcome }) => status === 'decided' && outcome === 'not_applicable');
  if (told.length === 0) return new Map();
  // A reused result has the verdicts of its origin.
  const originOf = new Map(told.map(({ id, reusedFrom }) => [id, reusedFrom ?? id]));
  const given = await db
    .select({ checkId: verdicts.checkId, reason: verdicts.reason })
    .from(verdicts)
    .where(
      and(
        inArray(verdicts.checkId, [...originOf.values()]),
        eq(verdicts.verdict, 'not_applicable'),
        isNull(verdicts.endedAt),
      ),
    )
    .orderBy(asc(verdicts.place));
  return new Map(
    told.flatMap(({ id, outcome }) => {
      const last = given.findLast(({ checkId }) => checkId === originOf.get(id));
      const ground = groundOf({ outcome, reason: last?.reason ?? null });
      return ground === null ? [] : [[id, ground] as const];
    }),
  );
}
