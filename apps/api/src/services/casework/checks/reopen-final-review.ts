import { and, eq } from 'drizzle-orm';
import { checks } from '../../../db/schema/cases.ts';
import type { Transaction } from '../../../db/transaction.ts';

/** Reopens the final review of a case when it was decided before a result that it does not cover. */
export async function reopenFinalReview(
  tx: Transaction,
  actor: string,
  cause: { readonly id: string; readonly caseId: string },
): Promise<void> {
  const [reopened] = await tx.db
    .update(checks)
    .set({ status: 'pending', outcome: null, note: null, decidedBy: null, decidedAt: null })
    .where(
      and(eq(checks.caseId, cause.caseId), eq(checks.kind, 'final_review'), eq(checks.status, 'decided')),
    )
    .returning({ id: checks.id });
  if (reopened === undefined) return;
  tx.audit({
    actor,
    action: 'final-review-reopened',
    subject: `check:${reopened.id}`,
    details: { case: cause.caseId, because: cause.id },
  });
}
