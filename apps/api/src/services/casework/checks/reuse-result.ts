import { and, eq, getTableColumns, inArray, ne } from 'drizzle-orm';
import { unseenStatuses, type CheckKind } from '@repo/domain/check';
import { type CaseRow, cases, checks } from '../../../db/schema/cases.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { auditReuse, reusableResults, reusedValues } from '../cases/reused-results.ts';

export interface TouchedCase {
  readonly row: CaseRow;
  /** The decided check in this case. */
  readonly checkId: string;
}

/**
 * Reuses a decided result in other open cases. An employer's earlier case may still be open beside the case
 * of an upgrade, and both may have the same undecided check. The rule is the same as at the opening of a
 * case, so that the team calls no referee twice. The caller has locked the worker.
 * @returns the other cases in which the check is now decided.
 */
export async function reuseResult(
  tx: Transaction,
  actor: string,
  { row, kind }: { readonly row: CaseRow; readonly kind: CheckKind },
): Promise<readonly TouchedCase[]> {
  const undecided = await tx.db
    .select({ row: getTableColumns(cases), checkId: checks.id })
    .from(checks)
    .innerJoin(cases, eq(cases.id, checks.caseId))
    .where(
      and(
        eq(cases.employerId, row.employerId),
        eq(cases.workerId, row.workerId),
        ne(cases.id, row.id),
        eq(cases.status, 'open'),
        eq(checks.kind, kind),
        inArray(checks.status, unseenStatuses),
      ),
    );
  const touched: TouchedCase[] = [];
  for (const other of undecided) {
    const from = (await reusableResults(tx, other.row)).get(kind);
    if (from === undefined) continue;
    const [reused] = await tx.db
      .update(checks)
      .set(reusedValues(from))
      .where(eq(checks.id, other.checkId))
      .returning();
    if (reused === undefined) throw new Error('The check is gone');
    auditReuse(tx, actor, reused);
    touched.push(other);
  }
  return touched;
}
