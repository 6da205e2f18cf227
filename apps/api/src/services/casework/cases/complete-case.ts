import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { type CaseRow, cases, reports } from '../../../db/schema/cases.ts';
import { workers } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { nameInSms } from '../../messaging/sms/name-in-sms.ts';
import { notifyEmployerBySms } from '../../messaging/sms/notify-employer-by-sms.ts';
import { notifyOfEmployer } from '../../messaging/notifications/notify-of-employer.ts';

/**
 * Completes a case after the decision of its last check. Its report counts from now on. The employer and the
 * worker get a message. The SMS contain no names. The worker's notification in the app names the employer.
 */
export async function completeCase(ctx: Context, tx: Transaction, row: CaseRow): Promise<void> {
  await tx.db
    .update(cases)
    .set({
      status: 'completed',
      completedAt: tx.now,
      deliveredAt: sql`coalesce(${cases.deliveredAt}, ${tx.now})`,
    })
    .where(eq(cases.id, row.id));
  const [worker] = await tx.db
    .select({ name: workers.name })
    .from(workers)
    .where(eq(workers.id, row.workerId));
  await tx.db
    .update(reports)
    .set({ issuedAt: tx.now, issuedName: worker?.name ?? null })
    .where(eq(reports.caseId, row.id));
  tx.audit({ actor: 'system', action: 'case-completed', subject: `case:${row.id}` });
  await notifyEmployerBySms(ctx, tx, row.employerId, {
    idempotencyKey: `report-ready:${row.id}`,
    text: `the report on ${await nameInSms(tx, row.workerId)} is ready. Sign in to read it.`,
  });
  await notifyOfEmployer(ctx, tx, row, {
    kind: 'check_complete',
    key: `check-complete:${row.id}`,
    sms: {
      idempotencyKey: `check-complete:${row.id}`,
      say: ({ checkComplete }) => checkComplete,
    },
  });
}
