import { and, eq, isNull } from 'drizzle-orm';
import { misconductFlagsAt, recordCountsUntil, type KnownRecords } from '@repo/domain/misconduct';
import type { Queryable } from '../../db/database.ts';
import { checks } from '../../db/schema/cases.ts';
import { misconductReports } from '../../db/schema/misconduct.ts';

type Reader = Pick<Queryable, 'select'>;

/** When the misconduct records of a worker were upheld, and when checks found one. They may be too old to count. */
export async function readRecords(db: Reader, workerId: string): Promise<KnownRecords> {
  const upheld = await upheldRecords(db, workerId);
  const found = await db
    .select({ decidedAt: checks.decidedAt })
    .from(checks)
    .where(
      and(
        eq(checks.workerId, workerId),
        eq(checks.kind, 'misconduct_registry'),
        eq(checks.status, 'decided'),
        eq(checks.outcome, 'finding'),
        isNull(checks.reusedFrom),
      ),
    );
  return {
    upheldAt: upheld.map(({ decidedAt }) => decidedAt),
    foundAt: found.flatMap(({ decidedAt }) => decidedAt ?? []),
  };
}

/** The misconduct flags of a worker as they stood at the end of a report. */
export const readFlagsAt = async (db: Reader, workerId: string, then: Date): Promise<number> =>
  misconductFlagsAt(await readRecords(db, workerId), then);

/** The ids of the stored records that count at `now`: upheld within the last five years. */
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
