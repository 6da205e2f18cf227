import { eq } from 'drizzle-orm';
import { caseMachine } from '@repo/domain/verification-case';
import type { Context } from '../../context.ts';
import { cases } from '../../db/schema/cases.ts';
import type { Transaction } from '../../db/transaction.ts';
import { lockCase } from './lock-case.ts';

export type CloseReason = 'consent-withdrawn' | 'payment-reversed';

/**
 * Stops a case whose consent was withdrawn or whose payment was taken back: what is open stays undecided for good, what
 * was decided stays a fact. The money is the caller's to give back.
 * @returns false when it was no longer open.
 */
export async function closeCase(
  _ctx: Context,
  tx: Transaction,
  caseId: string,
  reason: CloseReason,
): Promise<boolean> {
  const locked = await lockCase(tx, caseId);
  if (locked === undefined || !caseMachine.can(locked.row.status, 'closed')) return false;
  await tx.db.update(cases).set({ status: 'closed' }).where(eq(cases.id, caseId));
  tx.audit({
    actor: `worker:${locked.worker.id}`,
    action: 'case-closed',
    subject: `case:${caseId}`,
    details: { reason },
  });
  return true;
}
