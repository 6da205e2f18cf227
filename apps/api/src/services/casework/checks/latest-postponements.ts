import { desc, eq, getTableColumns } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { cases, checks, checkPostponements } from '../../../db/schema/cases.ts';

export type LatestPostponements = ReadonlyMap<string, typeof checkPostponements.$inferSelect>;

/** The last move of the expected date of each check of a purchase, by check; one that was never moved is not in it. */
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
