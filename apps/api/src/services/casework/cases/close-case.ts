import { eq } from 'drizzle-orm';
import { caseMachine } from '@repo/domain/verification-case';
import type { Context } from '../../../context.ts';
import { cases } from '../../../db/schema/cases.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { notifyOfEmployer } from '../../messaging/notifications/notify-of-employer.ts';
import { lockCase } from './lock-case.ts';

export interface CaseEnd {
  readonly reason: 'consent-withdrawn' | 'payment-reversed';
  /** The actor that caused the end, in the form of the audit trail: `worker:<id>`, `provider:<name>`. */
  readonly actor: string;
}

/**
 * Closes a case after a withdrawn consent or a reversed payment. Its open checks stay undecided for good. Its
 * decided checks stay facts. Giving the money back is the caller's task.
 * @returns false when the case was no longer open.
 */
export async function closeCase(
  ctx: Context,
  tx: Transaction,
  caseId: string,
  { reason, actor }: CaseEnd,
): Promise<boolean> {
  const locked = await lockCase(tx, caseId);
  if (locked === undefined || !caseMachine.can(locked.row.status, 'closed')) return false;
  await tx.db.update(cases).set({ status: 'closed' }).where(eq(cases.id, caseId));
  tx.audit({
    actor,
    action: 'case-closed',
    subject: `case:${caseId}`,
    details: { reason },
  });
  // The score can no longer rise as far.
  tx.factsChanged(locked.row.workerId);
  await notifyOfEmployer(ctx, tx, locked.row, { kind: 'check_stopped', key: `check-stopped:${caseId}` });
  return true;
}
