import { and, eq } from 'drizzle-orm';
import { misconductFlagsOf, recordCountsUntil } from '@repo/domain/misconduct';
import type { Queryable } from '../../db/database.ts';
import { misconductReports } from '../../db/schema/misconduct.ts';

type Reader = Pick<Queryable, 'select'>;

/** When the misconduct records of a worker were upheld. They may be too old to count. */
export const recordsUpheldAt = async (db: Reader, workerId: string): Promise<readonly Date[]> =>
  (await upheldRecords(db, workerId)).map(({ decidedAt }) => decidedAt);

/** The misconduct flags of a worker now. */
export const readFlags = async (db: Reader, workerId: string, now: Date): Promise<number> =>
  misconductFlagsOf(await recordsUpheldAt(db, workerId), now);

/** The same as they stood at an earlier moment, as far as the records still stand. */
export async function readFlagsAt(db: Reader, workerId: string, then: Date): Promise<number> {
  const known = (await recordsUpheldAt(db, workerId)).filter((moment) => moment <= then);
  return misconductFlagsOf(known, then);
}

/** The ids of the records that count at `now`: upheld within the last five years. */
export async function countingRecords(db: Reader, workerId: string, now: Date): Promise<readonly string[]> {
  const upheld = await upheldRecords(db, workerId);
  return upheld.filter(({ decidedAt }) => now < recordCountsUntil(decidedAt)).map(({ id }) => id);
}

async function upheldRecords(db: Reader, workerId: string) {
  const rows = await db
    .select({ id: misconductReports.id, decidedAt: misconductReports.decidedAt })
    .from(misconductReports)
    .where(and(eq(misconductReports.workerId, workerId), eq(misconductReports.status, 'upheld')));
  return rows.flatMap(({ id, decidedAt }) => (decidedAt === null ? [] : { id, decidedAt }));
}
