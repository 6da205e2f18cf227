import { and, eq, getTableColumns, ne } from 'drizzle-orm';
import type { CheckKind } from '@repo/domain/check';
import { type CaseRow, cases, checks } from '../../../db/schema/cases.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { auditReuse, reusableResults, reusedValues } from '../cases/reused-results.ts';

export interface TouchedCase {
  readonly row: CaseRow;
  /** The check in it that was decided. */
  readonly checkId: string;
}

/**
 * While an employer's earlier case is still open beside her upgrade, both may hold the same check undecided. Decided in
 * one of them, it is decided in the other by the same rule as when a case is opened, so that nobody is called twice.
 * Whoever calls it has locked the worker.
 * @returns the other cases in which it was decided.
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
        ne(checks.status, 'decided'),
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
