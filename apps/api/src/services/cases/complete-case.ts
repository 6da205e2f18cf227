import { eq, sql } from 'drizzle-orm';
import { brand } from '@repo/domain/brand';
import type { Context } from '../../context.ts';
import { cases, reports } from '../../db/schema/cases.ts';
import { employers } from '../../db/schema/people.ts';
import type { Transaction } from '../../db/transaction.ts';
import { queueSms } from '../messages/queue-sms.ts';
import { tellOfEmployer } from '../notifications/tell-of-employer.ts';
import type { CaseRow } from './lock-case.ts';

/** Ends a case whose last check was decided: its report counts from now on, and both sides are told, without names. */
export async function completeCase(ctx: Context, tx: Transaction, row: CaseRow): Promise<void> {
  await tx.db
    .update(cases)
    .set({
      status: 'completed',
      completedAt: tx.now,
      deliveredAt: sql`coalesce(${cases.deliveredAt}, ${tx.now})`,
    })
    .where(eq(cases.id, row.id));
  await tx.db.update(reports).set({ issuedAt: tx.now }).where(eq(reports.caseId, row.id));
  tx.audit({ actor: 'system', action: 'case-completed', subject: `case:${row.id}` });
  const [employer] = await tx.db
    .select({ phone: employers.phone })
    .from(employers)
    .where(eq(employers.id, row.employerId));
  if (employer !== undefined)
    await queueSms(ctx, tx, {
      idempotencyKey: `report-ready:${row.id}`,
      phone: employer.phone,
      text: `${brand.name}: the report you ordered is ready. Sign in to read it.`,
    });
  await tellOfEmployer(ctx, tx, row, {
    kind: 'check_complete',
    key: `check-complete:${row.id}`,
    sms: {
      idempotencyKey: `check-complete:${row.id}`,
      say: ({ checkComplete }) => checkComplete,
    },
  });
}
