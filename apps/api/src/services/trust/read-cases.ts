import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { CheckOutcome } from '@repo/domain/check';
import type { OpenCheck } from '@repo/domain/trust-reach';
import type { Queryable } from '../../db/database.ts';
import { cases, checks } from '../../db/schema/cases.ts';

type Reader = Pick<Queryable, 'select'>;

/**
 * The outcome of the work history in the last premium case of which every check was decided, and when it was delivered. A final review
 * that a dispute reopens later takes nothing back: a delivered report stays delivered (decision record 031).
 */
export async function lastPremiumCase(
  db: Reader,
  workerId: string,
): Promise<{ readonly outcome: CheckOutcome | null; readonly deliveredAt: Date | null } | undefined> {
  const [row] = await db
    .select({ outcome: checks.outcome, deliveredAt: cases.deliveredAt })
    .from(checks)
    .innerJoin(cases, eq(cases.id, checks.caseId))
    .where(and(eq(checks.workerId, workerId), eq(checks.kind, 'work_history'), isNotNull(cases.deliveredAt)))
    .orderBy(desc(cases.deliveredAt), desc(cases.id))
    .limit(1);
  return row;
}

/**
 * Every check of the worker's open cases, decided or not, for all employers. A delivered case that a correction
 * reopened has nothing left to check: its final review is written again, and counts meanwhile.
 */
export const checksOfOpenCases = (db: Reader, workerId: string): Promise<OpenCheck[]> =>
  db
    .select({ kind: checks.kind, status: checks.status, outcome: checks.outcome })
    .from(checks)
    .innerJoin(cases, eq(cases.id, checks.caseId))
    .where(and(eq(checks.workerId, workerId), eq(cases.status, 'open'), isNull(cases.deliveredAt)));
