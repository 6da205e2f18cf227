import { eq } from 'drizzle-orm';
import { earlierReviewDueAt } from '@repo/domain/check-due-date';
import { checks } from '../../../db/schema/cases.ts';
import type { Transaction } from '../../../db/transaction.ts';

/** Gives the final review of a case the earlier date that its other checks allow. The caller has decided one of them. */
export async function bringReviewForward(tx: Transaction, caseId: string): Promise<void> {
  const rows = await tx.db
    .select({ id: checks.id, kind: checks.kind, status: checks.status, dueAt: checks.dueAt })
    .from(checks)
    .where(eq(checks.caseId, caseId));
  const review = rows.find(({ kind }) => kind === 'final_review');
  if (review === undefined) return;
  const others = rows.filter(({ id }) => id !== review.id);
  const dueAt = earlierReviewDueAt(review, others, tx.now);
  if (dueAt === null) return;
  await tx.db.update(checks).set({ dueAt }).where(eq(checks.id, review.id));
  tx.audit({
    actor: 'system',
    action: 'check-date-moved',
    subject: `check:${review.id}`,
    details: { case: caseId, previous: review.dueAt.toISOString(), due: dueAt.toISOString() },
  });
}
