import { and, eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { checks } from '../../../db/schema/cases.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { endVerdicts } from '../verdicts/give-verdict.ts';

interface Cause {
  readonly id: string;
  readonly caseId: string;
}

/** Reopens the final review of a case when it was decided before a result that it does not cover. */
export const reopenFinalReview = (tx: Transaction, actor: string, cause: Cause): Promise<void> =>
  reopen(tx, actor, cause, { outcome: null, decidedAt: null });

/**
 * Reopens the final review of a delivered report. Its words go, and its outcome holds for the score until the
 * team writes it again: a correction takes no points away (decision record 105).
 */
export const reopenDeliveredReview = (tx: Transaction, actor: string, cause: Cause): Promise<void> =>
  reopen(tx, actor, cause, { outcome: null, heldOutcome: sql`${checks.outcome}` });

async function reopen(
  tx: Transaction,
  actor: string,
  cause: Cause,
  left: PgUpdateSetSource<typeof checks>,
): Promise<void> {
  const [reopened] = await tx.db
    .update(checks)
    .set({
      status: 'pending',
      note: null,
      decidedBy: null,
      secondedBy: null,
      decidedAlone: false,
      inReportFrom: null,
      saidAllAt: null,
      ...left,
    })
    .where(
      and(eq(checks.caseId, cause.caseId), eq(checks.kind, 'final_review'), eq(checks.status, 'decided')),
    )
    .returning({ id: checks.id });
  if (reopened === undefined) return;
  await endVerdicts(tx, { checkId: reopened.id });
  tx.audit({
    actor,
    action: 'final-review-reopened',
    subject: `check:${reopened.id}`,
    details: { case: cause.caseId, because: cause.id },
  });
}
