import { desc, eq, getTableColumns } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { cases, checks } from '../../../db/schema/cases.ts';
import { checkPostponements } from '../../../db/schema/check-postponements.ts';

export type LatestPostponements = ReadonlyMap<string, typeof checkPostponements.$inferSelect>;

/**
 * The latest postponement of each check of a purchase, by check. A check that was never postponed is not in
 * the map.
 */
export async function latestPostponements(
  db: Pick<Queryable, 'selectDistinctOn'>,
  purchaseId: string | undefined,
): Promise<LatestPostponements> {
  if (purchaseId === undefined) return new Map();
  const rows = await db
    .selectDistinctOn([checkPostponements.checkId], getTableColumns(checkPostponements))
    .from(checkPostponements)
    .innerJoin(checks, eq(checks.id, checkPostponements.checkId))
    .innerJoin(cases, eq(cases.id, checks.caseId))
    .where(eq(cases.purchaseId, purchaseId))
    .orderBy(checkPostponements.checkId, desc(checkPostponements.at));
  return new Map(rows.map((row) => [row.checkId, row]));
}
