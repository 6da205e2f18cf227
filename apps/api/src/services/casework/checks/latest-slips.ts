import { desc, eq, getTableColumns } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { cases, checks, checkSlips } from '../../../db/schema/cases.ts';

export type LatestSlips = ReadonlyMap<string, typeof checkSlips.$inferSelect>;

/** The last move of the expected date of each check of a purchase, by check; one that was never moved is not in it. */
export async function latestSlips(
  db: Pick<Queryable, 'selectDistinctOn'>,
  purchaseId: string | undefined,
): Promise<LatestSlips> {
  if (purchaseId === undefined) return new Map();
  const rows = await db
    .selectDistinctOn([checkSlips.checkId], getTableColumns(checkSlips))
    .from(checkSlips)
    .innerJoin(checks, eq(checks.id, checkSlips.checkId))
    .innerJoin(cases, eq(cases.id, checks.caseId))
    .where(eq(cases.purchaseId, purchaseId))
    .orderBy(checkSlips.checkId, desc(checkSlips.at));
  return new Map(rows.map((row) => [row.checkId, row]));
}
