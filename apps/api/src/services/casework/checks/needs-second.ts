import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { reviewStatuses, type CheckOutcome } from '@repo/domain/check';
import type { CheckReason } from '@repo/domain/check-reason';
import { needsSecondLook } from '@repo/domain/four-eyes';
import { checks, type CheckRow } from '../../../db/schema/cases.ts';
import { verdicts } from '../../../db/schema/verdicts.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { hadEndedFinding } from '../verdicts/verdicts-about.ts';

interface Decided {
  readonly outcome: CheckOutcome;
  readonly reason: CheckReason;
}

/**
 * Whether an outcome of a check needs a second member. So does every outcome where a colleague has found something: in
 * this check, before the worker changed her name, or in a check of the same kind in another case. One member alone takes
 * no finding away.
 */
export const needsSecond = async (
  tx: Transaction,
  check: CheckRow,
  { outcome, reason }: Decided,
): Promise<boolean> =>
  needsSecondLook(check.kind, outcome, reason) ||
  (check.kind !== 'final_review' &&
    ((await hadEndedFinding(tx.db, check.id)) || (await isFoundElsewhere(tx, check))));

async function isFoundElsewhere(tx: Transaction, { id, workerId, kind }: CheckRow): Promise<boolean> {
  const [found] = await tx.db
    .select({ id: checks.id })
    .from(checks)
    .innerJoin(verdicts, eq(verdicts.checkId, checks.id))
    .where(
      and(
        eq(checks.workerId, workerId),
        eq(checks.kind, kind),
        ne(checks.id, id),
        inArray(checks.status, reviewStatuses),
        eq(verdicts.verdict, 'finding'),
        isNull(verdicts.endedAt),
      ),
    )
    .limit(1);
  return found !== undefined;
}
