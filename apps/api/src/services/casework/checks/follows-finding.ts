import { and, eq, ne, or } from 'drizzle-orm';
import { checks } from '../../../db/schema/cases.ts';
import type { Transaction } from '../../../db/transaction.ts';

/** Whether another check of the case found something, which the worker could answer. */
export async function followsFinding(tx: Transaction, caseId: string): Promise<boolean> {
  const found = await tx.db.$count(
    checks,
    and(
      eq(checks.caseId, caseId),
      ne(checks.kind, 'final_review'),
      or(eq(checks.status, 'confirmed'), and(eq(checks.status, 'decided'), eq(checks.outcome, 'finding'))),
    ),
  );
  return found > 0;
}
